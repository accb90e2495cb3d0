import { number, path } from '../shape.ts';
import { text } from '../text.ts';

/** A line of a machine-readable zone with `step` between signs; chevrons stand for its fillers. */
export function machineReadable(x: number, y: number, signs: string, step: number): string {
  const chevrons = [...signs].map((sign, index) =>
    sign === '<'
      ? `M${number(x + (index + 0.75) * step)} ${number(y - step * 1.1)}l${number(-step * 0.55)} ${number(step * 0.5)}l${number(step * 0.55)} ${number(step * 0.5)}`
      : '',
  );
  const words = [...signs.matchAll(/[^<]{1,3}/g)].map(({ index, 0: part }) =>
    text(x + (index + part.length / 2) * step, y, part, step * 1.6, 'screen', 'middle'),
  );
  return words.join('') + path(chevrons.join(''), { stroke: 'screen', width: step * 0.2 });
}
