import { TRIAL_PICTURE_MAXIMUM_BYTES, TRIAL_PICTURE_MAXIMUM_PIXELS } from '#contract/trial/limits.ts';

/** Formats that browsers decode, by their first bytes: WebP, AVIF, HEIC, GIF, BMP, and those that the trial takes. */
const signatures = [
  /^RIFF.{4}WEBP/s,
  /^.{4}ftyp(avif|avis|heic|heix|mif1|msf1)/s,
  /^GIF8/,
  /^BM/,
  /^\x89PNG/,
  /^\xff\xd8\xff/,
];
const pdfSignature = /^%PDF-/;
const SIGNATURE_BYTES = 12;

const QUALITY = 0.92;
/** The sides are reduced so often, if the bytes are too many. */
const REDUCTIONS = 6;
const REDUCED = 0.8;

const decoded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = url;
  });

/** What is drawn, with its size in pixels. */
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
  let scale = Math.min(1, Math.sqrt(TRIAL_PICTURE_MAXIMUM_PIXELS / (source.width * source.height)));
  for (let reduction = 0; reduction < REDUCTIONS; reduction += 1) {
    const blob = await drawn(source, scale);
    if (blob && blob.size <= TRIAL_PICTURE_MAXIMUM_BYTES)
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

/**
 * Makes a JPEG that the trial takes of a picture in another format, of a larger one, or of the first page of a PDF.
 * Returns undefined if the browser cannot decode the file.
 */
export const toJpeg = async (file: File): Promise<Converted | undefined> => {
  const start = new Uint8Array(await new Response(file.slice(0, SIGNATURE_BYTES)).arrayBuffer());
  const head = String.fromCharCode(...start);
  const isPdf = pdfSignature.test(head);
  if (!isPdf && !signatures.some((signature) => signature.test(head))) return undefined;
  try {
    const { jpeg, ...rest } = isPdf ? await pdfToJpeg(file) : { jpeg: await pictureToJpeg(file) };
    return jpeg && { jpeg, ...rest };
  } catch {
    return undefined;
  }
};
