import { TRIAL_PICTURE_MAXIMUM_PIXELS, TRIAL_PICTURE_MAXIMUM_SIDE } from '#contract/trial/limits.ts';
import { type DrawnSource, fitPicture } from '#web/kit/ui/pictures/convert/fit-picture.ts';
import { loadImage } from '#web/kit/ui/pictures/convert/load-image.ts';
import { trialPictureBytes } from './trial-picture-bytes.ts';
import { fileKindOf, KIND_BYTES } from './file-kind.ts';
import type { PictureErrorKind } from './read-picture.ts';

/** The sides are reduced for each further try, if the bytes are too many. */
const TRIES = 6;
const REDUCED = 0.8;
const PDF_MAXIMUM_BYTES = 32 * 2 ** 20;

/** Makes a JPEG that the trial takes, as large as it may be; undefined if the bytes stay too many. */
const jpegOf = (source: DrawnSource, name: string): Promise<File | undefined> => {
  const { width, height } = source;
  return fitPicture(source, {
    name,
    type: 'image/jpeg',
    scale: Math.min(
      1,
      Math.sqrt(TRIAL_PICTURE_MAXIMUM_PIXELS / (width * height)),
      TRIAL_PICTURE_MAXIMUM_SIDE / Math.max(width, height),
    ),
    maximumBytes: trialPictureBytes(),
    tries: TRIES,
    reduced: REDUCED,
  });
};

const pictureToJpeg = async (file: File) => {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    return await jpegOf({ image, width: image.naturalWidth, height: image.naturalHeight }, file.name);
  } finally {
    URL.revokeObjectURL(url);
  }
};

const pdfToJpeg = async (file: File) => {
  const { drawFirstPage } = await import('./pdf-page.ts');
  const { canvas, pages } = await drawFirstPage(file);
  return { jpeg: await jpegOf({ image: canvas, width: canvas.width, height: canvas.height }, file.name), pages };
};

export interface Converted {
  jpeg: File;
  /** Of a PDF, how many pages it has; the picture shows the first. */
  pages?: number;
}

/** Why PDF.js did not open a file, by the name of its error. */
const pdfErrorOf = ({ name }: Error): PictureErrorKind => {
  if (name === 'PasswordException') return 'pdfLocked';
  return name === 'InvalidPDFException' ? 'pdfBroken' : 'pdf';
};

/**
 * Makes a JPEG that the trial takes of a picture in another format, of a larger one, or of the first page of a PDF.
 * Returns why the browser cannot, or undefined for a picture that stays too large.
 */
export const toJpeg = async (file: File): Promise<Converted | PictureErrorKind | undefined> => {
  const kind = fileKindOf(new Uint8Array(await new Response(file.slice(0, KIND_BYTES)).arrayBuffer()));
  if (kind === 'other') return 'notPicture';
  if (kind === 'picture') return 'format';
  if (kind === 'pdf' && file.size > PDF_MAXIMUM_BYTES) return 'pdfTooLarge';
  try {
    const { jpeg, ...rest } = kind === 'pdf' ? await pdfToJpeg(file) : { jpeg: await pictureToJpeg(file) };
    return jpeg && { jpeg, ...rest };
  } catch (error) {
    if (kind === 'pdf') return pdfErrorOf(error as Error);
    return kind === 'heic' ? 'heic' : undefined;
  }
};
