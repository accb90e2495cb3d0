import { lines, path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** An airport's apron: a terminal with its bridges, a control tower, guide lines on the ground. */
export function apron(): string {
  const tower =
    path('M1296 262L1304 96H1336L1344 262Z', { fill: 'mid' }) +
    path('M1284 96L1292 58H1348L1356 96Z', { fill: 'near' }) +
    path('M1291 84L1295 64H1345L1349 84Z', { fill: 'screen', opacity: 0.7 }) +
    lines([[1320, 58, 1320, 24]], { stroke: 'near', width: 4 });
  const terminal =
    path('M480 262V138Q700 96 1180 138V262Z', { fill: 'far' }) +
    path('M460 144Q700 92 1200 144L1200 134Q700 80 460 134Z', { fill: 'near' }) +
    lines(
      [166, 196, 226].map((y) => [500, y, 1160, y] as const),
      { stroke: 'sky', width: 20, dash: '34 8', ends: 'flat' },
    );
  const bridge = path('M540 190H640V226H540Z', { fill: 'mid' }) + rectangle(626, 182, 34, 52, { fill: 'near' }, 4);
  const ground =
    rectangles([[0, 262, 1440, 98]], { fill: 'mid' }) +
    path('M0 318H1440M880 360Q940 318 1040 318', { stroke: 'safety', width: 4, opacity: 0.85 }) +
    lines([[0, 274, 1440, 274]], { stroke: 'paper', width: 3, dash: '30 24', ends: 'flat' });
  return outdoors('mid') + tower + terminal + bridge + ground;
}
