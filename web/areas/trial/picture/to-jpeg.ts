import { TRIAL_PICTURE_MAXIMUM_PIXELS, TRIAL_PICTURE_MAXIMUM_SIDE } from '#contract/trial/limits.ts';
import { trialPictureBytes } from './trial-picture-bytes.ts';
import { fileKindOf, KIND_BYTES } from './file-kind.ts';
import type { PictureErrorKind } from './read-picture.ts';

const QUALITY = 0.92;
/** The sides are reduced so often, if the bytes are too many. */
const REDUCTIONS = 6;
const REDUCED = 0.8;
const PDF_MAXIMUM_BYTES = 32 * 2 ** 20;

const decoded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = url;
  });

/** An image to draw, with its size in pixels. */
interface Source {
  image: CanvasImageSource;
  width: number;
  height: number;
}

const drawn = ({ image, ...size }: Source, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/** Makes a JPEG that the trial takes, as large as it may be; undefined if the bytes stay too many. */
const jpegOf = async (source: Source, name: string): Promise<File | undefined> => {
  const { width, height } = source;
  let scale = Math.min(
    1,
    Math.sqrt(TRIAL_PICTURE_MAXIMUM_PIXELS / (width * height)),
    TRIAL_PICTURE_MAXIMUM_SIDE / Math.max(width, height),
  );
  for (let reduction = 0; reduction < REDUCTIONS; reduction += 1) {
    const blob = await drawn(source, scale);
    if (blob && blob.size <= trialPictureBytes())
      return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' });
    scale *= REDUCED;
  }
  return undefined;
};

const pictureToJpeg = async (file: File) => {
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url);
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
