import { circle, path, rectangle, rectangles } from '../shape.ts';

/** An upright converter about x 790 between its bearings, its mouth below the fume hood. */
export function steelConverter(): string {
  const bearings =
    rectangles(
      [
        [664, 156, 40, 162],
        [876, 156, 40, 162],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      [
        [652, 302, 64, 16],
        [864, 302, 64, 16],
      ],
      { fill: 'line' },
    );
  const hood =
    path('M742 0H838V34L866 62H714L742 34Z', { fill: 'metal' }) + rectangle(708, 60, 164, 9, { fill: 'line' }, 3);
  const vessel =
    path('M748 82H832L876 142V214Q872 278 790 278T704 214V142Z', { fill: 'line' }) +
    path('M832 82L876 142V214Q872 278 790 278Q842 262 846 214V142L812 82Z', { fill: 'figure', opacity: 0.3 }) +
    rectangle(742, 74, 96, 12, { fill: 'figure' }, 3);
  const ring =
    rectangle(690, 150, 200, 44, { fill: 'metal' }, 5) +
    [684, 896].map((x) => circle(x, 172, 19, { fill: 'figure' }) + circle(x, 172, 8, { fill: 'metal' })).join('');
  return bearings + hood + vessel + ring;
}
