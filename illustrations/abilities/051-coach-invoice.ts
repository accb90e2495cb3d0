import { abilityDrawing } from '../ability-drawing.ts';
import { coachStation } from '../backdrops/coach-station.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { hills } from '../backdrops/hills.ts';
import { outdoors } from '../backdrops/room.ts';
import { coachInvoice } from '../documents/coach-invoice.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { calculator } from '../equipment/calculator.ts';
import { coach } from '../equipment/coach.ts';
import { counterGlass } from '../equipment/counter-glass.ts';
import { departureBoard } from '../equipment/departure-board.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { pen } from '../equipment/pen.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { person } from '../people/person.ts';
import { path } from '../shape.ts';

const sheet = coachInvoice();
const grip = holdingHand({ x: 1064, y: 304, turn: -10 }, 'figure');
const beforeTheCoach =
  coach({ x: 990, y: 232, scale: 1.2 }) +
  grip.behind +
  readSheet(sheet, { x: 932, y: 218, scale: 1.02, turn: -4 }, [
    ['出发站', 'above', undefined, { size: 0.84 }],
    ['到达站', 'above', undefined, { size: 0.84 }],
    ['乘车日期', 'left', undefined, { size: 0.84 }],
    ['票价', 'left', undefined, { size: 0.84 }],
  ]) +
  grip.before;

const seller = person('standing', { top: 'cloth', over: 'lanyard', hair: 'bob' }, { x: 920, y: 392, scale: 1.55 });
const outdoor = person('inspecting', { top: 'safety', cap: 'cloth', hair: 'crop' }, { x: 1166, y: 340, scale: 1.16 });
const fieldHand = holdingHand({ x: 860, y: 282, scale: 0.9, turn: -4 }, 'safety');

export const drawing = abilityDrawing({
  backdrop: coachStation(),
  subject: beforeTheCoach,
  cover: { x: 700, y: 24, across: 528 },
  scenarios: [
    {
      backdrop: deskTop('cloth-2', 'metal') + laid(form('差旅报销单', 280, 340), { x: 846, y: 190, turn: -5 }).drawn,
      subject:
        readSheet(sheet, { x: 1006, y: 150, scale: 0.84, turn: 7 }, [
          ['到达站', 'above'],
          ['乘车日期', 'left'],
          ['票价', 'left'],
        ]) +
        calculator({ x: 1160, y: 304, turn: 12 }, '36.00') +
        pen({ x: 950, y: 300, turn: -28 }),
      frame: { x: 690, y: 20, across: 556 },
    },
    {
      backdrop:
        counterHall('售票窗口', 1150, 'far') +
        departureBoard({ x: 1004, y: 96 }, [
          ['示例 12', '样例镇', '09:40'],
          ['示例 16', '东示例', '10:10'],
        ]),
      subject:
        seller.drawn +
        counterGlass(680, 1320, 204) +
        serviceCounter(204, 344, 'mid') +
        readSheet(sheet, { x: 980, y: 274, scale: 0.74, turn: -3, squash: 0.84 }, [
          ['出发站', 'left', [818, 248]],
          ['票价', 'left', [818, 306]],
        ]),
      frame: { x: 730, y: 24, across: 544 },
    },
    {
      backdrop:
        outdoors('mid') +
        hills(272, 110, 'far') +
        hills(272, 56, 'near', 70) +
        path('M900 360Q1000 330 1010 300T1080 272H1096Q1040 290 1050 310T1010 360Z', { fill: 'far' }) +
        coach({ x: 1046, y: 276, scale: 0.34 }, 'cloth'),
      subject:
        outdoor.drawn +
        fieldHand.behind +
        readSheet(sheet, { x: 838, y: 190, scale: 0.84, turn: 3 }, [
          ['发票号码', 'right', [1010, 100]],
          ['乘车日期', 'left'],
        ]) +
        fieldHand.before,
      frame: { x: 670, y: 22, across: 552 },
    },
  ],
});
