import { MEDIA_LONGEST_SIDE, MEDIA_MAXIMUM_BYTES } from '#contract/media/limits.ts';
import { pictureError } from '#web/kit/ui/pictures/check-picture.ts';
import { drawImage, fitPicture } from '#web/kit/ui/pictures/convert/fit-picture.ts';
import { loadImage } from '#web/kit/ui/pictures/convert/load-image.ts';
import { t } from '#web/kit/texts.ts';

/** The sides are reduced for each further try, if the bytes are too many. */
const TRIES = 4;
const REDUCED = 0.75;
/** The side of the copy in which transparent pixels are looked for. */
const GLANCE = 64;

const M = 1_048_576;

const isTransparent = (image: HTMLImageElement): boolean => {
  const { pen } = drawImage(image, GLANCE, GLANCE);
  const { data } = pen.getImageData(0, 0, GLANCE, GLANCE);
  return data.some((value, at) => at % 4 === 3 && value < 255);
};

/** Draws a picture as PNG, if it is transparent, or as JPEG, small enough to be sent; undefined if it stays too large. */
const fitted = (image: HTMLImageElement, name: string): Promise<File | undefined> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  return fitPicture(
    { image, width, height },
    {
      name,
      type: isTransparent(image) ? 'image/png' : 'image/jpeg',
      scale: Math.min(1, MEDIA_LONGEST_SIDE / Math.max(width, height)),
      maximumBytes: MEDIA_MAXIMUM_BYTES,
      tries: TRIES,
      reduced: REDUCED,
    },
  );
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
    const image = await loadImage(url).catch(() => {
      throw new Error(t('media.upload.format'));
    });
    const picture = image.naturalWidth > 0 ? await fitted(image, file.name) : undefined;
    if (!picture) throw new Error(t('media.upload.tooLarge', { size: MEDIA_MAXIMUM_BYTES / M }));
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
};
