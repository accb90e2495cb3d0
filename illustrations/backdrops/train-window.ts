import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { stage } from './room.ts';

function pane(x: number): string {
  const hills = `M${x} 150Q${x + 90} 96 ${x + 190} 132T${x + 380} 112T${x + 560} 138V176H${x}Z`;
  return (
    rectangle(x - 14, -30, 588, 224, { fill: 'near' }, 34) +
    rectangle(x, -30, 560, 210, { fill: 'sky' }, 26) +
    path(hills, { fill: 'far' }) +
    path(`M${x} 158H${x + 560}Q${x + 560} 180 ${x + 534} 180H${x + 26}Q${x} 180 ${x} 158Z`, { fill: 'mid' }) +
    lines(
      [
        [x + 60, 70, x + 190, 70],
        [x + 250, 50, x + 330, 50],
        [x + 400, 84, x + 520, 84],
        [x + 90, 166, x + 210, 166],
        [x + 330, 166, x + 500, 166],
      ],
      { stroke: 'paper', width: 4, opacity: 0.8 },
    ) +
    path(
      `M${x + 96} 160V20H${x + 130}M${x + 446} 160V20H${x + 480}M${x} 26Q${x + 110} 34 ${x + 130} 26T${x + 480} 26L${x + 560} 30`,
      {
        stroke: 'metal',
        width: 3,
      },
    )
  );
}

/** Next to the window of a running train: hills behind the pane, a folding table below it. */
export function trainWindow(): string {
  return (
    rectangles([[0, 0, stage.width, stage.height]], { fill: 'far' }) +
    repeat(4, (index) => pane(-640 + index * 660)) +
    path('M0 198H1440V212H0Z', { fill: 'near' }) +
    rectangles([[0, 226, stage.width, 134]], { fill: 'metal' }) +
    rectangles([[0, 222, stage.width, 6]], { fill: 'paper', opacity: 0.5 })
  );
}
