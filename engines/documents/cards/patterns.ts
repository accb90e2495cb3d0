import { type Reading, readingOf } from '../fields.ts';
import { type Span, sliceOf } from '../span.ts';

/** The first place in a line that matches a pattern, without blanks. */
export const findPattern = (spans: readonly Span[], pattern: RegExp): Reading | undefined => {
  for (const span of spans) {
    const places: number[] = [];
    let text = '';
    for (const [index, { character }] of span.characters.entries())
      if (character !== ' ') {
        places.push(index);
        text += character;
      }
    const match = pattern.exec(text);
    if (!match) continue;
    const end = places[match.index + match[0].length - 1] ?? 0;
    return readingOf(sliceOf(span, places[match.index] ?? 0, end + 1), match[0]);
  }
  return undefined;
};
