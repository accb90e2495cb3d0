import { abilityDrawing } from '../ability-drawing.ts';
import { sheep, type SheepLook } from '../animals/sheep.ts';
import { sheepdog } from '../animals/sheepdog.ts';
import { farmyard } from '../backdrops/farmyard.ts';
import { sheepFold } from '../backdrops/sheep-fold.ts';
import { steppe } from '../backdrops/steppe.ts';
import { livestockTruck } from '../equipment/livestock-truck.ts';
import type { Finding } from '../recognition/box.ts';
import { type GroupMember, markedGroup } from '../recognition/marked-group.ts';
import { path, type placed } from '../shape.ts';

function one(place: Parameters<typeof placed>[1], look: SheepLook, finding: Partial<Finding> = {}): GroupMember {
  return { drawn: sheep(place, look), finding: { label: '', size: 0.9, ...finding }, margin: 5 };
}

const seen = (more: Partial<Finding> = {}): Partial<Finding> => ({ label: '羊', ...more });

const flock =
  sheepdog({ x: 1182, y: 334, scale: 0.8, mirrored: true }) +
  markedGroup([
    one({ x: 1026, y: 190, scale: 0.62 }, { face: 'skin', grazing: true }, seen()),
    one({ x: 1168, y: 206, scale: 0.68, mirrored: true }, {}, seen()),
    one({ x: 1052, y: 292, scale: 0.9 }, { face: 'skin', horned: true }, seen({ labelAt: 'below' })),
    one({ x: 838, y: 332, scale: 1.68 }, {}, seen({ size: 1 })),
  ]);

const grazing = markedGroup([
  one({ x: 776, y: 150, scale: 0.5 }, { grazing: true }, seen()),
  one({ x: 940, y: 160, scale: 0.5, mirrored: true }, { face: 'skin' }, seen()),
  one({ x: 1136, y: 176, scale: 0.54 }, { face: 'skin', grazing: true }, seen()),
  one({ x: 956, y: 284, scale: 0.7, mirrored: true }, { grazing: true }, seen()),
  one({ x: 776, y: 318, scale: 0.86 }, { face: 'skin', horned: true }, seen()),
  one({ x: 1110, y: 334, scale: 0.94, mirrored: true }, { grazing: true }, seen()),
]);

const fold = markedGroup([
  one({ x: 774, y: 262, scale: 0.86 }, { face: 'skin' }, seen()),
  one({ x: 900, y: 266, scale: 0.88 }, { face: 'skin' }),
  one({ x: 1064, y: 264, scale: 0.86, mirrored: true }, {}, seen()),
  one({ x: 1184, y: 270, scale: 0.86, mirrored: true }, { face: 'skin' }),
  one({ x: 838, y: 346, scale: 1.02, mirrored: true }, {}, seen({ labelAt: 'above-right' })),
  one({ x: 1010, y: 348, scale: 1.06 }, { face: 'skin', horned: true }, seen()),
]);

const ramp =
  path('M774 336L908 296V306L792 336Z', { fill: 'line' }) +
  path('M786 300L900 262M790 330V296M844 316V280M898 300V262', { stroke: 'metal', width: 5 });

const loading =
  livestockTruck({ x: 1080, y: 334, scale: 0.86 }) +
  ramp +
  markedGroup([
    one({ x: 720, y: 336, scale: 0.76 }, { face: 'skin' }, seen()),
    one({ x: 840, y: 314, scale: 0.76, turn: -16 }, { face: 'skin' }, seen()),
  ]);

export const drawing = abilityDrawing({
  backdrop: steppe(),
  subject: flock,
  cover: { x: 704, y: 14, across: 536 },
  scenarios: [
    { backdrop: steppe(88), subject: grazing, frame: { x: 692, y: 28, across: 536 } },
    { backdrop: sheepFold(), subject: fold, frame: { x: 696, y: 24, across: 556 } },
    { backdrop: farmyard(), subject: loading, frame: { x: 660, y: 0, across: 600 } },
  ],
});
