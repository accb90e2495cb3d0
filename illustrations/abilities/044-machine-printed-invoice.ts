import { abilityDrawing } from '../ability-drawing.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { purchasePoint } from '../backdrops/purchase-point.ts';
import { room } from '../backdrops/room.ts';
import { machinePrintedInvoice } from '../documents/machine-printed-invoice.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { cup } from '../equipment/cup.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { linePrinter } from '../equipment/line-printer.ts';
import { ringBinder } from '../equipment/ring-binder.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { person } from '../people/person.ts';
import { rectangles } from '../shape.ts';

const sheet = machinePrintedInvoice();
const printer = linePrinter({ x: 960, y: 274 });
const leavingThePrinter =
  printer.back +
  readSheet(sheet, { x: 960, y: 158, scale: 1.06 }, [
    ['发票代码', 'left', undefined, { size: 0.88 }],
    ['发票号码', 'left', undefined, { size: 0.88 }],
    ['购买方名称', 'left', undefined, { size: 0.88 }],
    ['合计金额', 'left', undefined, { size: 0.88 }],
  ]) +
  printer.front;

const binder = ringBinder({ x: 930, y: 182, turn: -2 });
const clerk = person('standing', { top: 'cloth-2', over: 'lanyard', hair: 'bob' }, { x: 900, y: 398, scale: 1.6 });
const buyer = holdingHand({ x: 990, y: 284, scale: 0.9, turn: -3 }, 'line');

export const drawing = abilityDrawing({
  backdrop: room('far', 'mid') + rectangles([[0, 272, 1440, 88]], { fill: 'near' }),
  subject: leavingThePrinter,
  cover: { x: 684, y: 8, across: 552 },
  scenarios: [
    {
      backdrop: deskTop('line', 'figure'),
      subject:
        binder.covers +
        laid(sheet, { x: 1080, y: 188, scale: 0.64, turn: 2 }).drawn +
        readSheet(sheet, { x: 1072, y: 172, scale: 0.66, turn: -2 }, [
          ['开票日期', 'left', undefined, { size: 0.72 }],
          ['购买方名称', 'left', undefined, { size: 0.72 }],
          ['销售方名称', 'left', undefined, { size: 0.72 }],
        ]) +
        binder.rings,
      frame: { x: 668, y: 12, across: 570 },
    },
    {
      backdrop: counterHall('物业服务', 1130, 'far', 'figure'),
      subject:
        clerk.drawn +
        serviceCounter(192, 346, 'near') +
        readSheet(sheet, { x: 990, y: 268, scale: 0.68, turn: 4, squash: 0.8 }, [
          ['发票代码', 'left', [836, 224]],
          ['合计金额', 'right', [1148, 300]],
        ]) +
        cup({ x: 1200, y: 250, scale: 0.7 }),
      frame: { x: 712, y: 26, across: 536 },
    },
    {
      backdrop: purchasePoint(),
      subject:
        buyer.behind +
        readSheet(sheet, { x: 922, y: 182, scale: 0.82, turn: -3 }, [
          ['销售方名称', 'left'],
          ['合计金额', 'left'],
        ]) +
        buyer.before,
      frame: { x: 712, y: 24, across: 552 },
    },
  ],
});
