import {
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MAXIMUM_SIDE,
  TRIAL_PICTURE_MINIMUM_SIDE,
} from '#contract/trial/limits.ts';
import { trialPictureBytes } from './trial-picture-bytes.ts';
import { pictureError } from '#web/kit/ui/pictures/check-picture.ts';
import { loadImage } from '#web/kit/ui/pictures/convert/load-image.ts';
import { type Measures, measure } from './measure.ts';
import { headerSize } from './picture-size.ts';

/** Why a picture cannot be tried at all. */
export type PictureErrorKind =
  | 'empty'
  /** A picture that this browser cannot turn into a JPEG. */
  | 'format'
  | 'heic'
  | 'notPicture'
  | 'pdf'
  | 'pdfBroken'
  | 'pdfLocked'
  | 'pdfTooLarge'
  | 'tooLarge'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'tooLong'
  | 'unreadable';

/** A picture of the user that the browser has checked. */
export interface LocalPicture extends Measures {
  file: File;
  /** An object URL that shows it in this page, until it is revoked. */
  url: string;
  /** As displayed, with its orientation applied. */
  width: number;
  height: number;
  /** It was made from a page of a PDF. */
  isPage?: boolean;
}

const LOOKED_AT_PX = 720;

const bytesOf = async (file: Blob) =>
  // Chrome 73 has no `arrayBuffer` of a blob.
  new Uint8Array(await new Response(file).arrayBuffer());

const pixelsOf = (image: HTMLImageElement) => {
  const scale = Math.min(1, LOOKED_AT_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(3, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(3, Math.round(image.naturalHeight * scale));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
};

/** Checks a file before it uses the quota. Returns why it cannot be tried, or its measures. */
export const readPicture = async (file: File): Promise<LocalPicture | PictureErrorKind> => {
  if (file.size === 0) return 'empty';
  const error = await pictureError(file, trialPictureBytes());
  if (error) return error;
  const header = headerSize(await bytesOf(file));
  if (header) {
    const { width, height } = header;
    if (Math.min(width, height) < TRIAL_PICTURE_MINIMUM_SIDE) return 'tooSmall';
    // Checked before decoding, which would use too much memory.
    if (width * height > TRIAL_PICTURE_MAXIMUM_PIXELS) return 'tooManyPixels';
    if (Math.max(width, height) > TRIAL_PICTURE_MAXIMUM_SIDE) return 'tooLong';
  }
  const url = URL.createObjectURL(file);
  try {
    const image = await loadImage(url);
    return { file, url, width: image.naturalWidth, height: image.naturalHeight, ...measure(pixelsOf(image)) };
  } catch {
    URL.revokeObjectURL(url);
    return 'unreadable';
  }
};
