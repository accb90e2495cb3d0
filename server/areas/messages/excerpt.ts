import { EXCERPT_LENGTH } from '#contract/messages/limits.ts';

/** The number of characters before the match. */
const BEFORE = 16;
const ELLIPSIS = '…';

/** Returns the part of a text around the first match of a keyword, as one line, or undefined if there is no match. */
export const excerptOf = (text: string, keyword: string): string | undefined => {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(keyword.toLowerCase().replace(/\s+/g, ' '));
  if (at === -1) return undefined;
  const begin = Math.max(0, Math.min(at - BEFORE, line.length - EXCERPT_LENGTH));
  const end = begin + EXCERPT_LENGTH;
  const part = line
    .slice(begin, end)
    .replace(/^[\uDC00-\uDFFF]/, '')
    .replace(/[\uD800-\uDBFF]$/, '');
  return `${begin > 0 ? ELLIPSIS : ''}${part}${end < line.length ? ELLIPSIS : ''}`;
};
