import { abilityDrawing } from '../ability-drawing.ts';
import { apron } from '../backdrops/apron.ts';
import { cabinWindow } from '../backdrops/cabin-window.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { chartSheet } from '../documents/chart-sheet.ts';
import { flightItinerary } from '../documents/flight-itinerary.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { airliner } from '../equipment/airliner.ts';
import { departureBoard } from '../equipment/departure-board.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { pen } from '../equipment/pen.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { person } from '../people/person.ts';
import { placed } from '../shape.ts';

const sheet = flightItinerary();
const onTheTable = readSheet(sheet, { x: 960, y: 240, scale: 0.94, turn: 2, squash: 0.92 }, [
  ['旅客姓名', 'above', undefined, { size: 0.84 }],
  ['航班号', 'above', undefined, { size: 0.84 }],
  ['出发地', 'right', undefined, { size: 0.84 }],
  ['目的地', 'right', undefined, { size: 0.84 }],
  ['合计金额', 'above', undefined, { size: 0.84 }],
]);
const traveller = holdingHand({ x: 950, y: 334, scale: 0.84, turn: -4 }, 'cloth-2');
const agent = person('standing', { top: 'cloth', over: 'shirt-collar', hair: 'bun' }, { x: 1112, y: 394, scale: 1.6 });

export const drawing = abilityDrawing({
  backdrop: cabinWindow(),
  subject: onTheTable,
  cover: { x: 686, y: 14, across: 548 },
  scenarios: [
    {
      backdrop: apron() + airliner({ x: 990, y: 176, scale: 0.66, turn: 9 }),
      subject:
        traveller.behind +
        readSheet(sheet, { x: 872, y: 258, scale: 0.68, turn: -3 }, [
          ['航班号', 'above'],
          ['乘机日期', 'above'],
          ['合计金额', 'above'],
        ]) +
        traveller.before,
      frame: { x: 660, y: 26, across: 556 },
    },
    {
      backdrop:
        counterHall('改签退票', 900, 'sky', 'figure') +
        placed(
          departureBoard({}, [
            ['XX1234', '西示例', '08:00'],
            ['XX1236', '南示例', '08:35'],
          ]),
          { x: 690, y: 96, scale: 1 },
        ),
      subject:
        agent.drawn +
        serviceCounter(194, 346, 'cloth-2') +
        readSheet(sheet, { x: 912, y: 270, scale: 0.64, turn: -3, squash: 0.82 }, [
          ['旅客姓名', 'left', [736, 226]],
          ['电子客票号码', 'right', [1086, 318]],
        ]),
      frame: { x: 660, y: 26, across: 540 },
    },
    {
      backdrop: deskTop('mid') + laid(chartSheet('商旅费用统计'), { x: 1166, y: 178, turn: 4, scale: 1 }).drawn,
      subject:
        readSheet(sheet, { x: 868, y: 118, scale: 0.62, turn: -6 }, [['合计金额', 'right']]) +
        readSheet(sheet, { x: 884, y: 256, scale: 0.66, turn: 2 }, [
          ['出发地', 'right', undefined, { size: 0.7 }],
          ['目的地', 'right', undefined, { size: 0.7 }],
          ['合计金额', 'right'],
        ]) +
        pen({ x: 1130, y: 318, turn: -14 }),
      frame: { x: 700, y: 14, across: 572 },
    },
  ],
});
