import { type TextFinding, textOutline } from '../recognition/text-line.ts';
import type { Point } from '../shape.ts';
import { type Laying, laid } from './laid.ts';
import type { Sheet } from './sheet.ts';

/** A field to outline, and where its label is; `false` leaves the outline bare. */
export type Reading<Field extends string> = readonly [
  field: Field,
  side?: TextFinding['side'] | false,
  to?: Point | undefined,
  more?: Pick<TextFinding, 'tone' | 'size'>,
];

/** A sheet as it lies, with the outlines and labels of the fields that are read from it. */
export function readSheet<Field extends string>(
  sheet: Sheet<Field>,
  laying: Laying,
  readings: readonly Reading<Field>[],
): string {
  const { drawn, at } = laid(sheet, laying);
  const outlines = readings.map(([field, side = 'right', to, more]) => {
    const { x, y, width, height } = sheet.fields[field];
    const finding = side === false ? { label: '' } : { label: field, side, ...(to && { to }), ...more };
    return textOutline([at([x, y]), at([x + width, y]), at([x + width, y + height]), at([x, y + height])], finding);
  });
  return drawn + outlines.join('');
}
