import { number, path } from '../shape.ts';
import { text } from '../text.ts';

/** A line of a machine-readable zone with `step` between signs; chevrons stand for its fillers. */
export function machineReadable(x: number, y: number, signs: string, step: number): string {
  const chevrons = [...signs].map((sign, index) =>
    sign === '<'
      ? `M${number(x + (index + 0.75) * step)} ${number(y - step * 1.1)}l${number(-step * 0.55)} ${number(step * 0.5)}l${number(step * 0.55)} ${number(step * 0.5)}`
      : '',
  );
  const words = [...signs.matchAll(/[^<]+/g)].map(({ index, 0: word }) =>
    text(x + index * step, y, word, step * 1.62, 'screen'),
  );
  return words.join('') + path(chevrons.join(''), { stroke: 'screen', width: step * 0.2 });
}
