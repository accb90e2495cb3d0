import { MEDIA_LONGEST_SIDE, MEDIA_MAXIMUM_BYTES } from '#contract/media/limits.ts';
import { pictureError } from '#web/kit/ui/pictures/check-picture.ts';
import { t } from '#web/kit/texts.ts';

const QUALITY = 0.92;
/** The sides are reduced so often, if the bytes are too many. */
const REDUCTIONS = 4;
const REDUCED = 0.75;
/** The side of the copy in which transparent pixels are looked for. */
const GLANCE = 64;

const M = 1_048_576;

const decoded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = url;
  });

const canvasOf = (image: HTMLImageElement, width: number, height: number, background?: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  if (background !== undefined) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
};

const isTransparent = (image: HTMLImageElement): boolean => {
  const { pen } = canvasOf(image, GLANCE, GLANCE);
  const { data } = pen.getImageData(0, 0, GLANCE, GLANCE);
  return data.some((value, at) => at % 4 === 3 && value < 255);
};

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Draws a picture as PNG, if it is transparent, or as JPEG, small enough to be sent; undefined if it stays too large. */
const drawn = async (image: HTMLImageElement, name: string): Promise<File | undefined> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const type = isTransparent(image) ? 'image/png' : 'image/jpeg';
  let scale = Math.min(1, MEDIA_LONGEST_SIDE / Math.max(width, height));
  for (let reduction = 0; reduction < REDUCTIONS; reduction += 1) {
    const background = type === 'image/jpeg' ? '#fff' : undefined;
    const blob = await blobOf(canvasOf(image, width * scale, height * scale, background).canvas, type);
    const extension = type === 'image/png' ? 'png' : 'jpg';
    if (blob && blob.size <= MEDIA_MAXIMUM_BYTES)
      return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${extension}`, { type });
    scale *= REDUCED;
  }
  return undefined;
};

/**
 * Returns the picture that is sent for a file: the file itself, or one that the browser makes of another format or of
 * too many bytes. Throws an error with a sentence for the operator.
 */
export const toSentPicture = async (file: File): Promise<File> => {
  const error = await pictureError(file, MEDIA_MAXIMUM_BYTES).catch(() => {
    throw new Error(t('media.upload.unreadable'));
  });
  if (!error) return file;
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url).catch(() => {
      throw new Error(t('media.upload.format'));
    });
    const picture = image.naturalWidth > 0 ? await drawn(image, file.name) : undefined;
    if (!picture) throw new Error(t('media.upload.tooLarge', { size: MEDIA_MAXIMUM_BYTES / M }));
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
};
