import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Converted } from './to-jpeg.ts';
import { type LocalPicture, type PictureRefusal, readPicture } from './read-picture.ts';

/** The refusals that another form of the picture avoids. */
const convertible: readonly PictureRefusal[] = ['format', 'tooLarge', 'tooManyPixels'];

const toldOf = ({ pages }: Converted, refusal: PictureRefusal) => {
  if (pages !== undefined) return t(pages > 1 ? 'trialPanel.converted.pages' : 'trialPanel.converted.page', { pages });
  return t(refusal === 'format' ? 'trialPanel.converted.format' : 'trialPanel.converted.size');
};

/**
 * Checks a file like `readPicture`. One in another format, or too large, is first turned into a JPEG that the trial
 * takes, if the browser can, and the user is told so.
 */
export const readOrConvert = async (file: File): Promise<LocalPicture | PictureRefusal> => {
  const read = await readPicture(file);
  if (typeof read !== 'string' || !convertible.includes(read)) return read;
  const { toJpeg } = await import('./to-jpeg.ts');
  const made = await toJpeg(file);
  if (!made) return read;
  const converted = await readPicture(made.jpeg);
  if (typeof converted !== 'string') showNotice(toldOf(made, read), 'success');
  return converted;
};
