import { chineseFonts } from '../../scripts/fonts/chinese-fonts.ts';

/** The families that every machine has, 400 and 700; the rare characters are a separate family (`chineseFonts`). */
export const CHINESE_FAMILY = 'Noto Sans SC, Noto Sans SC Rare, sans-serif';

let ready: Promise<void> | undefined;

/** Registers the families with sharp; has to be awaited before the first text is drawn in this process. */
export const prepareFonts = (): Promise<void> => {
  ready ??= chineseFonts().then((environment) => {
    Object.assign(process.env, environment);
  });
  return ready;
};

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** The approximate width of a text in `CHINESE_FAMILY`, in pixels at `size`: exact for Chinese and digits. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((width, character) => {
    if (WIDE.test(character)) return width + size;
    if (/[ilI.,:;'|!()[\] ]/.test(character)) return width + size * 0.3;
    if (/[A-Zmw%@&]/.test(character)) return width + size * 0.64;
    return width + size * 0.555;
  }, 0);
