import type { DocumentReader } from '../document-reader.ts';
import { fieldOf, readingOf } from '../fields.ts';
import { heightOf } from '../span.ts';
import { textsOn } from './found-text.ts';

const definition = { name: 'ladleNumber', label: '钢包号' };

/** A line that is a number alone: "07", "12#", "8号", "LD-23", also behind its label. */
const NUMBER = /^(?:钢包(?:号|编号)?|包号|编号|N[Oo]\.?)?:?((?:[A-Z]{1,3}-?)?\d{1,3}(?:#|号)?(?:包)?)$/g;

/** The largest separate number: plates of makers and warnings are smaller or are words. */
export const ladleNumber: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const [largest, second] = textsOn(lines, NUMBER).toSorted((a, b) => heightOf(b.span) - heightOf(a.span));
    const isDoubtful =
      largest &&
      second &&
      second.groups[0] !== largest.groups[0] &&
      heightOf(second.span) > heightOf(largest.span) * 0.9;
    if (isDoubtful)
      return {
        fields: [fieldOf(definition, undefined)],
        notes: ['画面中有多个大小相近的号码，无法确定哪一个是钢包号。'],
      };
    return { fields: [fieldOf(definition, readingOf(largest?.span, largest?.groups[0]))] };
  },
};
