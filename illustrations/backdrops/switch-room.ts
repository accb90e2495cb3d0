import { repeat } from '../repeat.ts';
import { rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

const nothing = () => '';

/** A row of switch cabinets `width` wide from `from` on; `dress` draws what each carries on its upper door. */
export function switchRoom(from: number, width: number, dress: (x: number, index: number) => string = nothing): string {
  const count = Math.ceil((1440 - from) / width);
  const tray =
    rectangles([[0, 22, 1440, 7]], { fill: 'line', opacity: 0.6 }) +
    rectangles([[0, 9, 1440, 13]], { fill: 'near', opacity: 0.7 });
  const cabinets = repeat(count, (index) => {
    const x = from + index * width;
    return (
      rectangle(x, 46, width - 4, 258, { fill: 'near' }, 3) +
      rectangle(x + 8, 54, width - 20, 150, { fill: 'mid' }, 2) +
      rectangle(x + 8, 212, width - 20, 82, { fill: 'mid' }, 2) +
      rectangles(
        [0, 1, 2, 3, 4].map((slot) => [x + width * 0.22, 266 + slot * 5, width * 0.5, 2] as const),
        { fill: 'metal' },
      ) +
      rectangle(x + width - 28, 232, 6, 24, { fill: 'line' }, 3) +
      dress(x, index)
    );
  });
  const mat = rectangles([[0, 312, 1440, 26]], { fill: 'metal', opacity: 0.5 });
  return room('far', 'mid') + tray + cabinets + rectangles([[from, 304, 1440, 8]], { fill: 'line' }) + mat;
}
