import { path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { car } from './car.ts';

/** What a camera shows of a gate after dark, 540 by 304 from (682, 16). */
export function nightGateView(): string {
  return (
    rectangles(
      [
        [682, 86, 160, 146],
        [1056, 60, 166, 172],
      ],
      { fill: 'screen', opacity: 0.55 },
    ) +
    rectangles([[682, 232, 540, 88]], { fill: 'line', opacity: 0.45 }) +
    rectangles(
      [
        [704, 108, 26, 18],
        [770, 148, 26, 18],
        [1090, 94, 26, 18],
        [1150, 134, 26, 18],
      ],
      {
        fill: 'safety',
        opacity: 0.6,
      },
    ) +
    path('M886 90L828 262H976L924 90Z', { fill: 'safety', opacity: 0.2 }) +
    path('M860 246V100Q860 88 872 88H918', { stroke: 'metal', width: 7 }) +
    rectangle(1064, 150, 96, 36, { fill: 'cloth' }, 3) +
    text(1112, 176, '停车场', 23, 'paper', 'middle') +
    rectangles([[1108, 186, 8, 60]], { fill: 'metal' }) +
    path('M986 266L1090 254V284Z', { fill: 'safety', opacity: 0.3 }) +
    car({ x: 900, y: 296, scale: 0.94 }, 'cloth-2')
  );
}
