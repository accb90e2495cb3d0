import { abilityDrawing } from '../ability-drawing.ts';
import { anchorage } from '../backdrops/anchorage.ts';
import { gorge } from '../backdrops/gorge.ts';
import { reservoir } from '../backdrops/reservoir.ts';
import { waterway } from '../backdrops/waterway.ts';
import { bulkCarrier } from '../equipment/bulk-carrier.ts';
import { buoy } from '../equipment/buoy.ts';
import { passengerShip } from '../equipment/passenger-ship.ts';
import { sandBarge } from '../equipment/sand-barge.ts';
import { skiff } from '../equipment/skiff.ts';
import { trawler } from '../equipment/trawler.ts';
import { person } from '../people/person.ts';
import type { Finding } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';
import { path } from '../shape.ts';

const found = (drawn: string, more: Partial<Finding> = {}) => ({
  drawn,
  finding: { label: '船舶', ...more },
});

const onTheRiver =
  markedGroup([
    found(trawler({ x: 886, y: 172, scale: 0.38, mirrored: true }, 'metal'), { size: 0.9 }),
    found(passengerShip({ x: 1106, y: 204, scale: 0.5, mirrored: true }), { size: 0.9 }),
    found(sandBarge({ x: 946, y: 318, scale: 1.02 })),
  ]) + buoy({ x: 1212, y: 338, scale: 0.8 });

const throughTheGorge =
  buoy({ x: 1214, y: 320, scale: 0.9 }, 'cloth') +
  markedGroup([
    found(sandBarge({ x: 1102, y: 214, scale: 0.52 }, 'metal')),
    found(sandBarge({ x: 928, y: 328, scale: 0.92, mirrored: true }, 'cloth')),
  ]);

const chains = path('M1170 278L1214 350M1040 178L1020 210', { stroke: 'line', width: 2.5, dash: '5 4' });

const atAnchor =
  chains +
  markedGroup([
    found(bulkCarrier({ x: 1128, y: 192, scale: 0.34, mirrored: true }, 'cloth'), { size: 0.9 }),
    found(trawler({ x: 890, y: 172, scale: 0.36 }), { size: 0.9 }),
    found(bulkCarrier({ x: 968, y: 326, scale: 0.78 })),
  ]);

const rower = person('at-desk', { top: 'line', hair: 'crop' }, { x: -26, y: 3, scale: 0.62 });

const floats = Array.from(
  { length: 12 },
  (_, i) => `M${700 + i * 46} ${Math.round(312 - i * 2.4 - i * i * 0.3)}v.1`,
).join('');

const insideTheLine =
  markedGroup([found(skiff({ x: 930, y: 246, scale: 0.98 }, rower.drawn, 'line'), { tone: 'warn' })]) +
  path('M654 315L700 312Q930 304 1206 249L1260 238', { stroke: 'line', width: 2 }) +
  path(floats, { stroke: 'safety', width: 13 });

export const drawing = abilityDrawing({
  backdrop: waterway(),
  subject: onTheRiver,
  cover: { x: 694, y: 14, across: 548 },
  scenarios: [
    { backdrop: gorge(), subject: throughTheGorge, frame: { x: 690, y: 20, across: 560 } },
    { backdrop: anchorage(), subject: atAnchor, frame: { x: 700, y: 12, across: 570 } },
    { backdrop: reservoir(), subject: insideTheLine, frame: { x: 704, y: 40, across: 520 } },
  ],
});
