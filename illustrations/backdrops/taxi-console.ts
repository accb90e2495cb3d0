import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { stage } from './room.ts';

/** In a taxi at night: lights behind the windscreen, the console with its meter.. */
export function taxiConsole(): string {
  const night =
    rectangles([[0, 0, stage.width, 200]], { fill: 'screen' }) +
    path(
      'M0 200V90h110v-40h90v70h140v-50h100v130zM480 200V110h90V60h110v60h130v80zM900 200V80h120v-44h90v70h150V60h180v140z',
      {
        fill: 'figure',
        opacity: 0.7,
      },
    ) +
    rectangles(
      [
        [132, 76, 10, 12],
        [160, 76, 10, 12],
        [600, 84, 10, 12],
        [630, 84, 10, 12],
        [630, 112, 10, 12],
        [1040, 60, 10, 12],
        [1070, 60, 10, 12],
        [1070, 92, 10, 12],
        [1300, 92, 10, 12],
        [1340, 120, 10, 12],
      ],
      { fill: 'safety', opacity: 0.8 },
    ) +
    [720, 770, 1210, 1270, 360]
      .map((x, index) => circle(x, 150 + (index % 2) * 12, 13, { fill: 'safety', opacity: 0.5 }))
      .join('');
  const dashboard =
    path('M0 190Q720 150 1440 190V360H0Z', { fill: 'line' }) +
    path('M0 190Q720 150 1440 190V206Q720 166 0 206Z', { fill: 'metal' });
  const meter =
    rectangle(730, 196, 290, 132, { fill: 'figure' }, 12) +
    rectangle(748, 214, 254, 62, { fill: 'screen' }, 6) +
    text(986, 260, '38.00', 46, 'warn', 'end') +
    text(764, 240, '金额', 15, 'safety') +
    text(764, 262, '元', 15, 'safety') +
    lines(
      [
        [756, 300, 800, 300],
        [822, 300, 866, 300],
        [888, 300, 932, 300],
        [954, 300, 992, 300],
      ],
      { stroke: 'metal', width: 16 },
    );
  return night + dashboard + meter;
}
