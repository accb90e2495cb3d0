import { abilityDrawing } from '../ability-drawing.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { lobby } from '../backdrops/lobby.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { passport } from '../documents/passport.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { flatbedScanner } from '../equipment/flatbed-scanner.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { pen } from '../equipment/pen.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { suitcase } from '../equipment/suitcase.ts';
import { person } from '../people/person.ts';
import { placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';

const sheet = passport();
const scanner = flatbedScanner({ x: 980, y: 178, scale: 1.14 }, 0.08);

/** A closed passport, 120 by 170 from its left upper corner. */
function closed(x: number, y: number, turn: number): string {
  return placed(
    rectangle(5, 6, 120, 170, { fill: 'screen', opacity: 0.22 }, 9) +
      rectangle(0, 0, 120, 170, { fill: 'figure' }, 9) +
      rectangle(12, 12, 96, 146, { stroke: 'safety', width: 1.5, opacity: 0.7 }, 4) +
      text(60, 54, '护 照', 22, 'safety', 'middle') +
      text(60, 136, 'PASSPORT', 13, 'safety', 'middle'),
    { x, y, turn },
  );
}

const agent = person('standing', { top: 'figure', over: 'shirt-collar', hair: 'bun' }, { x: 1120, y: 402, scale: 1.6 });
const receptionist = person(
  'standing',
  { top: 'cloth', over: 'lanyard', hair: 'short' },
  { x: 1130, y: 330, scale: 1.24 },
);
const guest = holdingHand({ x: 846, y: 296, turn: -4 }, 'line');

export const drawing = abilityDrawing({
  backdrop: deskTop('far', 'mid'),
  subject:
    scanner.bed +
    readSheet(sheet, { x: 940, y: 140, scale: 1 }, [
      ['护照号码', 'right', [1150, 108]],
      ['英文姓名', 'right', [1150, 154]],
      ['有效期至', 'right', [1150, 238]],
      ['机读码', 'right', [1150, 304]],
    ]) +
    scanner.beam,
  cover: { x: 696, y: 8, across: 548 },
  scenarios: [
    {
      backdrop: counterHall('办理登机', 900, 'sky', 'figure') + suitcase({ x: 760, y: 204, scale: 0.8 }),
      subject:
        agent.drawn +
        serviceCounter(190, 354, 'mid') +
        readSheet(sheet, { x: 930, y: 273, scale: 0.53, squash: 0.76, turn: 4 }, [
          ['护照号码', 'right', [1060, 266]],
          ['机读码', 'right', [1060, 328]],
        ]),
      frame: { x: 690, y: 34, across: 540 },
    },
    {
      backdrop: lobby() + suitcase({ x: 1010, y: 300, scale: 0.9 }, 'safety'),
      subject:
        receptionist.drawn +
        rectangle(1056, 190, 400, 170, { fill: 'near' }, 4) +
        rectangle(1046, 182, 420, 14, { fill: 'line' }, 4) +
        guest.behind +
        readSheet(passport({ hair: 'short', top: 'cloth' }), { x: 836, y: 146, scale: 0.76, turn: -4 }, [
          ['护照号码', 'right', [1010, 120]],
          ['性别', 'right', [1010, 176]],
          ['有效期至', 'right', [1010, 236]],
        ]) +
        guest.before,
      frame: { x: 650, y: 22, across: 560 },
    },
    {
      backdrop: deskTop('cloth-2', 'metal'),
      subject:
        laid(form('签证申请表', 250, 330), { x: 1160, y: 170, turn: 6 }).drawn +
        closed(690, 150, -14) +
        closed(724, 176, -4) +
        readSheet(sheet, { x: 960, y: 120, scale: 0.86, turn: -3 }, [
          ['护照号码', 'right'],
          ['出生日期', 'right'],
          ['机读码', 'below'],
        ]) +
        pen({ x: 1150, y: 320, turn: 8 }),
      frame: { x: 690, y: 18, across: 560 },
    },
  ],
});
