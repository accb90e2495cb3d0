import type { DocumentReader, PageLine } from '../document-reader.ts';
import { fieldOf, readingOf } from '../fields.ts';
import { heightOf, joined } from '../span.ts';
import { type FoundText, textsOn } from './found-text.ts';

const definition = { name: 'trailerNumber', label: '挂车号' };

/** Provinces by the characters that their plates begin with (GA 36-2018, table of plates). */
export const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';
const WHOLE = new RegExp(`[${PROVINCES}][A-Z][·.•・-]?[A-HJ-NP-Z0-9]{4}挂`, 'g');
const UPPER = new RegExp(`^[${PROVINCES}][·.•・-]?[A-Z]$`, 'g');
const LOWER = /^[·.•・-]?[A-HJ-NP-Z0-9]{4}挂$/g;

const plain = (text: string) => text.replaceAll(/[·.•・-]/g, '');

/** A trailer's plate has two rows: the region above the number. */
const inTwoRows = (lines: readonly PageLine[]): { text: string; parts: [FoundText, FoundText] }[] => {
  const uppers = textsOn(lines, UPPER);
  return textsOn(lines, LOWER).flatMap((lower) => {
    const upper = uppers.find(({ span }) => {
      const gap = lower.span.top - span.bottom;
      const isAbove = gap > -heightOf(span) * 0.5 && gap < heightOf(lower.span);
      return isAbove && span.left < lower.span.right && span.right > lower.span.left;
    });
    return upper ? [{ text: plain(upper.text + lower.text), parts: [upper, lower] }] : [];
  });
};

/** The number of a trailer, from its plate or painted large on its rear; the larger of several. */
export const trailerNumber: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const painted = textsOn(lines, WHOLE).map(({ text, span }) => ({ text: plain(text), span }));
    const plates = inTwoRows(lines).flatMap(({ text, parts }) => {
      const span = joined(parts.map((part) => part.span));
      return span ? [{ text, span }] : [];
    });
    const best = [...painted, ...plates].toSorted((a, b) => heightOf(b.span) - heightOf(a.span))[0];
    return { fields: [fieldOf(definition, readingOf(best?.span, best?.text))] };
  },
};
