import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** The foot of a block of flats: a recessed glass door below a canopy, ramp and steps, windows and planting. */
export function buildingEntrance(): string {
  const windows = repeat(5, (i) => {
    const x = [40, 250, 500, 1130, 1310][i] ?? 0;
    return (
      rectangle(x, 70, 96, 96, { fill: 'mid' }, 2) +
      rectangles([[x + 8, 78, 80, 80]], { fill: 'sky' }) +
      lines([[x + 48, 78, x + 48, 158]], { stroke: 'mid', width: 5 }) +
      rectangles([[x - 6, 166, 108, 8]], { fill: 'near' })
    );
  });
  const door =
    rectangles([[742, 84, 250, 188]], { fill: 'near' }) +
    rectangles(
      [
        [754, 96, 110, 176],
        [870, 96, 110, 176],
      ],
      { fill: 'sky' },
    ) +
    path('M754 250L820 96H850L764 272ZM884 272L960 96H976L900 272Z', { fill: 'paper', opacity: 0.6 }) +
    lines(
      [
        [856, 170, 856, 206],
        [878, 170, 878, 206],
      ],
      { stroke: 'line', width: 5 },
    ) +
    rectangle(1006, 148, 30, 48, { fill: 'figure' }, 3) +
    rectangles([[1012, 154, 18, 14]], { fill: 'display' });
  const canopy =
    path('M700 66H1040L1060 84H680Z', { fill: 'metal' }) + rectangles([[680, 84, 380, 8]], { fill: 'line' });
  const hedge = (x: number, width: number) =>
    path(
      `M${x} 272v-24q${width / 8} -22 ${width / 4} -6q${width / 8} -18 ${width / 4} 0q${width / 8} -18 ${width / 4} 0q${width / 8} -14 ${width / 4} 8v22z`,
      { fill: 'near' },
    );
  return (
    outdoors('mid') +
    rectangles([[0, 30, 1440, 242]], { fill: 'far' }) +
    lines(
      [
        [0, 30, 1440, 30],
        [0, 198, 700, 198],
        [1060, 198, 1440, 198],
      ],
      { stroke: 'mid', width: 4 },
    ) +
    windows +
    door +
    canopy +
    hedge(450, 240) +
    hedge(1080, 280) +
    hedge(60, 260) +
    rectangles([[700, 266, 340, 14]], { fill: 'near' }) +
    rectangles([[680, 280, 380, 12]], { fill: 'metal', opacity: 0.6 }) +
    lines(
      [
        [0, 312, 1440, 312],
        [180, 292, 150, 360],
        [460, 292, 440, 360],
        [1120, 292, 1150, 360],
        [1380, 292, 1420, 360],
      ],
      { stroke: 'near', width: 2.5 },
    )
  );
}
