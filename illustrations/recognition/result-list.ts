import { rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { findingLabel, findingLabelWidth } from './box.ts';

/** What was read, as a program lists it: rows of a field's label and its value, `width` wide from (x, y). */
export function resultList(
  x: number,
  y: number,
  width: number,
  rows: readonly (readonly [label: string, value: string])[],
  size = 0.72,
): string {
  const step = 42 * size;
  const named = rows.map(([label], index) => findingLabel(x + 8, y + 8 + index * step, { label, size }));
  const values = rows.map(([label, value], index) =>
    text(x + 16 + findingLabelWidth({ label, size }), y + 8 + index * step + 19 * size, value, 16 * size, 'screen'),
  );
  return rectangle(x, y, width, rows.length * step + 6, { fill: 'paper' }, 4) + named.join('') + values.join('');
}
