import { path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { text } from '../text.ts';
import { outdoors } from './room.ts';

/** A coach station's bays below a roof, numbered, the hall's windows behind them. */
export function coachStation(): string {
  const bay = (index: number) => {
    const x = 520 + index * 200;
    return (
      rectangles([[x, 64, 12, 212]], { fill: 'line' }) +
      rectangle(x + 76, 80, 48, 40, { fill: 'cloth' }, 4) +
      text(x + 100, 109, String(index + 1), 26, 'paper', 'middle')
    );
  };
  return (
    outdoors('mid') +
    rectangles([[470, 64, 970, 208]], { fill: 'far' }) +
    rectangles(
      Array.from({ length: 12 }, (_, i) => [490 + i * 80, 136, 64, 136] as const),
      { fill: 'sky' },
    ) +
    path('M420 30H1440V64H452Z', { fill: 'near' }) +
    rectangles([[440, 58, 1000, 8]], { fill: 'line' }) +
    repeat(5, bay) +
    rectangles([[0, 272, 1440, 10]], { fill: 'near' })
  );
}
