import type { PageLine } from '../document-reader.ts';
import { type Span, sliceOf, spanOf } from '../span.ts';

export interface FoundText {
  /** Without blanks. */
  text: string;
  groups: readonly (string | undefined)[];
  span: Span;
  /** The text before it on its line, without blanks. */
  before: string;
}

/** A line's text without blanks, and the place of each of its characters in the line. */
const compact = (span: Span) => {
  const places: number[] = [];
  let text = '';
  for (const [index, { character }] of span.characters.entries()) {
    if (character === ' ') continue;
    places.push(index);
    text += character;
  }
  return { text, places };
};

/** All places of a line that match a pattern, without blanks; `pattern` is global. */
export const textsIn = (line: PageLine, pattern: RegExp): FoundText[] => {
  const span = spanOf(line);
  const { text, places } = compact(span);
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const first = places[match.index];
    const last = places[match.index + match[0].length - 1];
    const found = first === undefined || last === undefined ? undefined : sliceOf(span, first, last + 1);
    return found ? [{ text: match[0], groups: match.slice(1), span: found, before: text.slice(0, match.index) }] : [];
  });
};

/** The same in all lines, as they follow one another. */
export const textsOn = (lines: readonly PageLine[], pattern: RegExp): FoundText[] =>
  lines.flatMap((line) => textsIn(line, pattern));
