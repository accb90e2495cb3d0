import { abilityDrawing } from '../ability-drawing.ts';
import { binShelter } from '../backdrops/bin-shelter.ts';
import { compoundWall } from '../backdrops/compound-wall.ts';
import { shoppingStreet } from '../backdrops/shopping-street.ts';
import { village } from '../backdrops/village.ts';
import { litterBin } from '../equipment/litter-bin.ts';
import { wasteContainer } from '../equipment/waste-container.ts';
import { wheelieBin } from '../equipment/wheelie-bin.ts';
import type { Finding } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';

const full = (more: Partial<Finding> = {}): Finding => ({ label: '满溢', tone: 'warn', ...more });
const room = (more: Partial<Finding> = {}): Finding => ({ label: '未满溢', ...more });

const twoBins = markedGroup([
  {
    drawn: wheelieBin({ x: 836, y: 338, scale: 1.38 }, { tone: 'line', overflowing: true }),
    finding: full({ size: 1.1 }),
  },
  { drawn: wheelieBin({ x: 1080, y: 338, scale: 1.38 }, { kind: '可回收物' }), finding: room({ size: 1.1 }) },
]);

const fourBins = markedGroup([
  { drawn: wheelieBin({ x: 778, y: 308, scale: 0.98 }, { kind: '可回收物' }), finding: room({ size: 0.86 }) },
  {
    drawn: wheelieBin({ x: 892, y: 308, scale: 0.98 }, { tone: 'metal', kind: '有害垃圾' }),
    finding: room({ size: 0.86 }),
  },
  {
    drawn: wheelieBin({ x: 1006, y: 308, scale: 0.98 }, { tone: 'cloth-2', kind: '厨余垃圾' }),
    finding: room({ size: 0.86 }),
  },
  {
    drawn: wheelieBin({ x: 1124, y: 308, scale: 0.98 }, { tone: 'line', overflowing: true }),
    finding: full({ size: 0.86 }),
  },
]);

const onTheStreet = markedGroup([
  { drawn: litterBin({ x: 1078, y: 282, scale: 0.72 }), finding: room() },
  { drawn: litterBin({ x: 868, y: 332, scale: 1.36 }, true), finding: full() },
]);

const atTheVillage = markedGroup([
  { drawn: wasteContainer({ x: 838, y: 330, scale: 1.04 }, true), finding: full() },
  { drawn: wasteContainer({ x: 1092, y: 336, scale: 1.04 }), finding: room() },
]);

export const drawing = abilityDrawing({
  backdrop: compoundWall(),
  subject: twoBins,
  cover: { x: 696, y: 10, across: 556 },
  scenarios: [
    { backdrop: binShelter(), subject: fourBins, frame: { x: 682, y: 24, across: 536 } },
    { backdrop: shoppingStreet(), subject: onTheStreet, frame: { x: 706, y: 28, across: 540 } },
    { backdrop: village(), subject: atTheVillage, frame: { x: 690, y: 20, across: 560 } },
  ],
});
