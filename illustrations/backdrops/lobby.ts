import { lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** An office lobby: tall windows, a lift with its doors, a reception counter and a plant. */
export function lobby(): string {
  const windows =
    rectangles(
      [
        [40, 40, 180, 227],
        [240, 40, 180, 227],
        [520, 40, 150, 227],
        [690, 40, 150, 227],
      ],
      { fill: 'sky' },
    ) + path('M520 267V190h40v-36h44v56h30v57ZM690 267V170h50v40h50v-24h50v81Z', { fill: 'far' });
  const mullions = lines(
    [
      [130, 40, 130, 267],
      [330, 40, 330, 267],
      [595, 40, 595, 267],
      [765, 40, 765, 267],
    ],
    { stroke: 'mid', width: 4 },
  );
  const lift =
    rectangle(1040, 66, 170, 201, { fill: 'near' }, 3) +
    rectangles(
      [
        [1052, 78, 71, 189],
        [1127, 78, 71, 189],
      ],
      { fill: 'metal', opacity: 0.75 },
    ) +
    path('M1064 267L1100 78H1112L1076 267ZM1140 267L1176 78H1186L1150 267Z', { fill: 'paper', opacity: 0.25 }) +
    rectangle(1100, 44, 50, 16, { fill: 'screen' }, 3) +
    path('M1113 55l5 -6l5 6zM1129 49l5 6l5 -6z', { fill: 'accent' }) +
    rectangle(1222, 160, 14, 34, { fill: 'near' }, 3);
  const counter =
    rectangle(1272, 196, 168, 76, { fill: 'near' }, 2) +
    rectangle(1262, 188, 178, 10, { fill: 'line' }, 2) +
    rectangles(
      [
        [1288, 212, 130, 3],
        [1288, 228, 130, 3],
      ],
      { fill: 'metal' },
    );
  const plant =
    path('M905 272L899 232H941L935 272Z', { fill: 'metal' }) +
    path(
      'M920 232Q900 190 878 186Q896 206 914 232ZM920 232Q926 180 952 160Q950 200 926 232ZM918 232Q904 176 912 148Q928 176 924 232ZM922 232Q940 200 964 198Q946 212 928 232Z',
      { fill: 'cloth-2' },
    );
  const columns = rectangles(
    [
      [450, 0, 40, 272],
      [860, 0, 30, 272],
    ],
    { fill: 'mid' },
  );
  const ceiling = rectangles([[0, 0, 1440, 22]], { fill: 'mid' });
  return room('far', 'mid') + windows + mullions + columns + ceiling + lift + plant + counter;
}
