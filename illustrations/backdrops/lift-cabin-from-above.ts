import type { Tone } from '../palette.ts';
import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';

/** A lift's cabin from the camera in its top corner: the floor with the walls leaning away from it, and at the right, or at the left, the open door with the landing behind its sill. */
export function liftCabinFromAbove(door: 'left' | 'right' = 'right', floor: Tone = 'far'): string {
  const landing =
    rectangles([[1000, -40, 900, 440]], { fill: 'sky' }) +
    lines(
      [
        [1180, 0, 1180, 360],
        [1320, 0, 1320, 360],
        [1460, 0, 1460, 360],
        [1600, 0, 1600, 360],
        [1060, 184, 1900, 184],
      ],
      { stroke: 'mid', width: 2 },
    );
  const walls =
    path('M-400 -40H1242L1040 60V92L1440 -44H1460L1040 92V60H742V306H1040V278L1180 400H-400Z', { fill: 'mid' }) +
    path('M-400 -40H1242L1040 60H742ZM-400 400L742 306H1040L1118 400Z', { fill: 'near' }) +
    path('M742 60V306L-400 400V-40L640 -40Z', { fill: 'mid' }) +
    lines(
      [
        [742, 60, 592, -40],
        [742, 306, 694, 400],
        [846, 60, 826, -40],
        [944, 60, 990, -40],
        [846, 306, 838, 400],
        [944, 306, 972, 400],
        [742, 142, -400, 22],
        [742, 224, -400, 407],
      ],
      { stroke: 'metal', width: 2.5 },
    );
  const front =
    path('M1040 60L1242 -40H1440L1040 94Z', { fill: 'metal' }) +
    path('M1040 306L1118 400H1186L1040 274Z', { fill: 'metal' }) +
    path('M1078 60L1160 20L1190 26L1092 66Z', { fill: 'figure' }) +
    [0, 1, 2, 3].map((step) => circle(1102 + step * 19, 55 - step * 7.6, 3.6, { fill: 'paper' })).join('');
  const ground =
    rectangles([[742, 60, 298, 246]], { fill: floor }) +
    rectangle(760, 78, 262, 210, { stroke: 'mid', width: 3 }, 4) +
    rectangles([[1036, 94, 26, 180]], { fill: 'metal' }) +
    lines(
      [
        [1044, 98, 1044, 270],
        [1053, 98, 1053, 270],
      ],
      { stroke: 'line', width: 2.5 },
    );
  const rails =
    path('M712 30H1072M712 330H1062M700 44V318', { stroke: 'screen', width: 8, opacity: 0.18 }) +
    path('M708 24H1074M708 338H1064M694 38V324', { stroke: 'line', width: 8 }) +
    path('M708 21H1074M708 335H1064M691 38V324', { stroke: 'paper', width: 2, opacity: 0.5 });
  const cabin = landing + walls + front + ground + rails;
  return door === 'right' ? cabin : placed(cabin, { x: 1860, mirrored: true });
}
