import { path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';
import { track } from './track.ts';

/** The end of a depot from the side: a train runs in to the right, before its far gatepost and behind its near one. */
export const depotGate = {
  behind:
    outdoors('mid') +
    rectangles(
      [
        [0, 170, 640, 102],
        [660, 196, 240, 76],
      ],
      { fill: 'far' },
    ) +
    path('M0 54H1440M720 54V272M960 54V272M676 76H720M916 76H960', { stroke: 'near', width: 5 }) +
    path('M1084 76L1190 40V320H1084Z', { fill: 'screen' }) +
    path('M1064 66H1092V300H1064Z', { fill: 'metal' }) +
    track(318),
  before:
    path('M1040 62L1176 14H1440V54H1180L1056 82Z', { fill: 'line' }) +
    rectangles([[1176, 54, 264, 306]], { fill: 'near' }) +
    rectangles([[1168, 54, 30, 306]], { fill: 'metal' }) +
    [1226, 1300, 1374].map((x) => rectangle(x, 104, 54, 76, { fill: 'far', stroke: 'line', width: 4 }, 2)).join('') +
    rectangles(
      [
        [1168, 280, 30, 14],
        [1168, 308, 30, 14],
        [1168, 336, 30, 14],
      ],
      { fill: 'safety' },
    ),
};
