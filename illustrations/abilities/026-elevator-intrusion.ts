import { abilityDrawing } from '../ability-drawing.ts';
import { hospitalCorridor } from '../backdrops/hospital-corridor.ts';
import { liftCabinFromAbove } from '../backdrops/lift-cabin-from-above.ts';
import { lobby } from '../backdrops/lobby.ts';
import { electricBikeFromAbove } from '../equipment/electric-bike-from-above.ts';
import { handTrolley } from '../equipment/hand-trolley.ts';
import { lpgCylinder } from '../equipment/lpg-cylinder.ts';
import { openLift } from '../equipment/open-lift.ts';
import { personFromAbove } from '../people/person-from-above.ts';
import { person } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { around } from '../recognition/around.ts';
import { type Finding, marked } from '../recognition/box.ts';

const found = (drawn: string, label: string, labelAt: Finding['labelAt'] = 'above') =>
  marked(drawn, around(drawn, 8), { label, tone: 'warn', labelAt });

const entering =
  personFromAbove({ x: 1016, y: 118, scale: 1.06, turn: 180 }, { top: 'cloth-2', left: [54, -42] }) +
  found(electricBikeFromAbove({ x: 1006, y: 220, scale: 1.3, turn: 180 }), '电动自行车', 'below');

const goingUp =
  personFromAbove({ x: 902, y: 116, scale: 1.02 }, { top: 'cloth', bun: true, right: [50, 46] }) +
  personFromAbove({ x: 1066, y: 124, scale: 1.02, turn: 158 }, { top: 'safety', cap: 'figure', trousers: 'line' }) +
  found(electricBikeFromAbove({ x: 952, y: 222, scale: 1.14, turn: 5 }, 'safety', true), '电动自行车', 'below');

const delivered =
  person(postures.pushing, { top: 'safety', cap: 'figure', trousers: 'line' }, { x: 930, y: 312, scale: 1.02 }).drawn +
  handTrolley({ x: 1040, y: 311, scale: 1.16 }) +
  found(lpgCylinder({ x: 1076, y: 305, scale: 0.84 }), '液化气瓶') +
  person('standing', { top: 'figure', over: 'shirt-collar', hair: 'bob' }, { x: 766, y: 346, scale: 1.12 }).drawn;

const onTheWard =
  person('standing', { top: 'cloth', hair: 'crop', trousers: 'figure' }, { x: 938, y: 306, scale: 1 }).drawn +
  found(lpgCylinder({ x: 1036, y: 306, scale: 0.88 }), '液化气瓶') +
  person('inspecting', { top: 'paper', over: 'coat', hair: 'bun' }, { x: 768, y: 346, scale: 1.1 }).drawn;

export const drawing = abilityDrawing({
  backdrop: liftCabinFromAbove(),
  subject: entering,
  cover: { x: 684, y: 8, across: 552 },
  scenarios: [
    {
      backdrop: liftCabinFromAbove('left', 'cloth-2'),
      subject: goingUp,
      frame: { x: 676, y: 14, across: 560 },
    },
    { backdrop: lobby() + openLift(840, 330, 322, 270), subject: delivered, frame: { x: 690, y: 20, across: 545 } },
    {
      backdrop: hospitalCorridor() + openLift(846, 270, 316, 254),
      subject: onTheWard,
      frame: { x: 690, y: 24, across: 540 },
    },
  ],
});
