/** How wide characters count: ASCII less than the full-width characters of Chinese. */
const ASCII_WIDTH = 1.5;
const OTHER_WIDTH = 2;
const LAST_ASCII = 0x7f;
const ELLIPSIS = '…';

/** Returns how wide a text counts. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (width, char) => width + ((char.codePointAt(0) as number) <= LAST_ASCII ? ASCII_WIDTH : OTHER_WIDTH),
    0,
  );

/** Returns a text that counts at most `maximum`, cut with an ellipsis if it is wider. Never cuts within a character. */
export const truncate = (text: string, maximum: number): string => {
  if (widthOf(text) <= maximum) return text;
  const room = maximum - OTHER_WIDTH;
  let kept = '';
  let width = 0;
  for (const char of text) {
    width += widthOf(char);
    if (width > room) break;
    kept += char;
  }
  return kept.trimEnd() + ELLIPSIS;
};
