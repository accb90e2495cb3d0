import { circle, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** The gate of a building site: turnstiles with card readers under a portal, hoarding at both sides. */
export function siteGate(): string {
  const distant = rectangles(
    [
      [60, 150, 90, 60],
      [180, 110, 80, 100],
      [600, 60, 110, 120],
      [1190, 40, 120, 150],
    ],
    { fill: 'far' },
  );
  const hoarding =
    rectangles(
      [
        [0, 170, 640, 102],
        [1160, 170, 280, 102],
      ],
      { fill: 'mid' },
    ) +
    rectangles(
      [
        [0, 164, 640, 8],
        [1160, 164, 280, 8],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      Array.from({ length: 13 }, (_, i) => [i < 8 ? i * 80 : 560 + i * 80, 172, 2, 100] as const),
      { fill: 'near' },
    );
  const portal =
    rectangles(
      [
        [640, 60, 22, 212],
        [1138, 60, 22, 212],
      ],
      { fill: 'line' },
    ) +
    rectangle(620, 44, 560, 42, { fill: 'cloth' }, 3) +
    rectangles([[800, 60, 200, 10]], { fill: 'paper', opacity: 0.85 });
  const turnstiles = repeat(4, (i) => {
    const x = 690 + i * 122;
    return (
      rectangle(x, 188, 34, 92, { fill: 'near' }, 4) +
      rectangle(x - 3, 182, 40, 10, { fill: 'line' }, 3) +
      circle(x + 17, 206, 6, { fill: 'accent' }) +
      path(`M${x + 34} 226H${x + 92}M${x + 34} 246H${x + 78}`, { stroke: 'metal', width: 5 })
    );
  });
  return outdoors('mid') + distant + hoarding + portal + turnstiles;
}
