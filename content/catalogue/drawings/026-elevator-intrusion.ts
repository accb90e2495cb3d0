import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { hospitalCorridor } from '#content/drawing/backdrops/hospital-corridor.ts';
import { liftCabin } from '#content/drawing/backdrops/lift-cabin.ts';
import { lobby } from '#content/drawing/backdrops/lobby.ts';
import { residentialCorridor } from '#content/drawing/backdrops/residential-corridor.ts';
import { electricBikeFront } from '#content/drawing/equipment/electric-bike-front.ts';
import { electricBike } from '#content/drawing/equipment/electric-bike.ts';
import { handTrolley } from '#content/drawing/equipment/hand-trolley.ts';
import { lpgCylinder } from '#content/drawing/equipment/lpg-cylinder.ts';
import { openLift } from '#content/drawing/equipment/open-lift.ts';
import { person } from '#content/drawing/people/person.ts';
import { postures } from '#content/drawing/people/postures.ts';
import { around } from '#content/drawing/recognition/around.ts';
import { type Finding, marked } from '#content/drawing/recognition/box.ts';
import { nearer } from '#content/drawing/scene.ts';

const found = (drawn: string, label: string, score: number, labelAt: Finding['labelAt'] = 'above') =>
  marked(drawn, around(drawn, 8), { label, score, tone: 'warn', labelAt });

const entering =
  found(electricBikeFront({ x: 1012, y: 334, scale: 1.62 }, 'cloth'), '电动自行车', 0.97) +
  person(postures.leading, { top: 'cloth-2', hair: 'short', trousers: 'line' }, { x: 886, y: 324, scale: 1.14 }).drawn;

const inTheCabin =
  person(postures.pushing, { top: 'cloth-2', hair: 'bob' }, { x: 806, y: 328, scale: 1.1 }).drawn +
  found(electricBike({ x: 960, y: 330, scale: 1.18 }, 'safety', true), '电动自行车', 0.96);

const delivered =
  person(postures.pushing, { top: 'safety', cap: 'figure', trousers: 'line' }, { x: 812, y: 344, scale: 1.14 }).drawn +
  handTrolley({ x: 930, y: 342, scale: 1.24 }) +
  found(lpgCylinder({ x: 970, y: 335, scale: 0.88 }), '液化气瓶', 0.95);

const onTheWard =
  person(
    'standing',
    { top: 'cloth', hair: 'crop', trousers: 'figure' },
    { x: 1060, y: 340, scale: 1.08, mirrored: true },
  ).drawn +
  found(lpgCylinder({ x: 944, y: 338, scale: 0.92 }), '液化气瓶', 0.96) +
  person('inspecting', { top: 'paper', over: 'coat', hair: 'bun' }, { x: 800, y: 318, scale: 0.96 }).drawn;

export const drawing = abilityDrawing({
  backdrop: liftCabin(),
  subject: entering,
  cover: { x: 684, y: 10, across: 552 },
  scenarios: [
    {
      backdrop: nearer(residentialCorridor(), 1.1, 960, 300) + openLift(732, 400, 332, 292),
      subject: inTheCabin,
      frame: { x: 680, y: 14, across: 560 },
    },
    { backdrop: lobby() + openLift(1040, 190, 276, 220), subject: delivered, frame: { x: 720, y: 20, across: 545 } },
    {
      backdrop: hospitalCorridor() + openLift(846, 250, 300, 232),
      subject: onTheWard,
      frame: { x: 700, y: 24, across: 540 },
    },
  ],
});
