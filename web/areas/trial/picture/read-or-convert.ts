import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Converted } from './to-jpeg.ts';
import { type LocalPicture, type PictureErrorKind, readPicture } from './read-picture.ts';

/** The errors that a conversion avoids, each with the message about that conversion. */
const convertible = {
  format: 'trialPanel.converted.format',
  tooLarge: 'trialPanel.converted.size',
  tooManyPixels: 'trialPanel.converted.pixels',
  tooLong: 'trialPanel.converted.side',
} as const;
type Convertible = keyof typeof convertible;

const isConvertible = (kind: PictureErrorKind): kind is Convertible => kind in convertible;

/** Describes what was done to a file, and because of which of its properties. */
export const convertedText = ({ pages }: Pick<Converted, 'pages'>, kind: Convertible): string =>
  pages === undefined
    ? t(convertible[kind])
    : t(pages > 1 ? 'trialPanel.converted.pages' : 'trialPanel.converted.page', { pages });

/**
 * Checks a file like `readPicture`. One in another format, or too large, is first turned into a JPEG that the trial
 * takes, if the browser can, and the user sees a message about it.
 */
export const readOrConvert = async (file: File): Promise<LocalPicture | PictureErrorKind> => {
  const read = await readPicture(file);
  if (typeof read !== 'string' || !isConvertible(read)) return read;
  const { toJpeg } = await import('./to-jpeg.ts');
  const made = await toJpeg(file);
  if (!made || typeof made === 'string') return made ?? read;
  const converted = await readPicture(made.jpeg);
  if (typeof converted === 'string') return converted;
  showNotice(convertedText(made, read), 'success');
  return { ...converted, isPage: made.pages !== undefined };
};
