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

const drawn = (image: HTMLImageElement, scale: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  // JPEG has no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/**
 * Makes a JPEG that the trial takes of a picture in another format or of a larger one, as large as it may be. Returns
 * undefined if the browser cannot decode the file.
 */
export const toJpeg = async (file: File): Promise<File | undefined> => {
  const start = new Uint8Array(await new Response(file.slice(0, SIGNATURE_BYTES)).arrayBuffer());
  const head = String.fromCharCode(...start);
  if (!signatures.some((signature) => signature.test(head))) return undefined;
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url);
    const pixels = image.naturalWidth * image.naturalHeight;
    let scale = Math.min(1, Math.sqrt(TRIAL_PICTURE_MAXIMUM_PIXELS / pixels));
    for (let reduction = 0; reduction < REDUCTIONS; reduction += 1) {
      const blob = await drawn(image, scale);
      if (blob && blob.size <= TRIAL_PICTURE_MAXIMUM_BYTES)
        return new File([blob], `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: 'image/jpeg' });
      scale *= REDUCED;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
};
