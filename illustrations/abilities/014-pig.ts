import { abilityDrawing } from '../ability-drawing.ts';
import { pigFromAbove } from '../animals/pig-from-above.ts';
import { pigGateFromAbove } from '../backdrops/pig-gate-from-above.ts';
import { pigPenFromAbove } from '../backdrops/pig-pen-from-above.ts';
import { pigRaceFromAbove } from '../backdrops/pig-race-from-above.ts';
import type { Finding } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';
import { rectangles } from '../shape.ts';

type Pig = { at: readonly [x: number, y: number]; turn: number; bend?: number; finding?: Partial<Finding> };

const drove = (pigs: readonly Pig[], scale: number, size = 1) =>
  markedGroup(
    pigs.map(({ at: [x, y], turn, bend, finding }) => ({
      drawn: pigFromAbove({ x, y, turn, scale }, bend),
      finding: { label: '', size, ...finding },
      margin: 6 * scale,
    })),
  );

const pig = (more: Partial<Finding> = {}): Partial<Finding> => ({ label: '生猪', ...more });

const atTheTrough = drove(
  [
    { at: [806, 164], turn: -92, bend: -8, finding: pig({ labelAt: 'below' }) },
    { at: [1050, 122], turn: 176, bend: 14, finding: pig() },
    { at: [1064, 262], turn: -14, bend: -22, finding: pig({ labelAt: 'above-right' }) },
  ],
  1.06,
);

const wholePen = drove(
  [
    { at: [790, 108], turn: -90, bend: 6, finding: pig({ labelAt: 'below' }) },
    { at: [1000, 104], turn: -86 },
    { at: [776, 270], turn: 20, bend: 20 },
    { at: [952, 218], turn: 168, bend: -16, finding: pig() },
    { at: [1136, 158], turn: 58, bend: 22 },
    { at: [924, 308], turn: -8, bend: 12 },
    { at: [1112, 294], turn: 190, bend: 10, finding: pig() },
  ],
  0.6,
  0.8,
);

const file = drove(
  [
    { at: [812, 134], turn: 2, bend: 10 },
    { at: [862, 224], turn: -6, bend: 8, finding: pig({ labelAt: 'below' }) },
    { at: [1010, 132], turn: 4, bend: -10, finding: pig() },
    { at: [1110, 226], turn: 0, bend: 12, finding: pig({ labelAt: 'below' }) },
  ],
  0.84,
  0.9,
);

const throughTheGate = drove(
  [
    { at: [786, 112], turn: 24, bend: -16, finding: pig() },
    { at: [786, 268], turn: -24, bend: 18, finding: pig() },
    { at: [988, 184], turn: 2, bend: 10, finding: pig() },
    { at: [1158, 116], turn: -22, bend: -16, finding: pig({ labelAt: 'below' }) },
  ],
  0.8,
  0.9,
);

const countingLine = rectangles([[1052, 88, 4, 184]], { fill: 'safety' });

export const drawing = abilityDrawing({
  backdrop: pigPenFromAbove(),
  subject: atTheTrough,
  cover: { x: 706, y: 10, across: 530 },
  scenarios: [
    { backdrop: pigPenFromAbove(), subject: wholePen, frame: { x: 676, y: 0, across: 590 } },
    { backdrop: pigRaceFromAbove() + countingLine, subject: file, frame: { x: 690, y: 20, across: 550 } },
    { backdrop: pigGateFromAbove(), subject: throughTheGate, frame: { x: 690, y: 6, across: 580 } },
  ],
});
