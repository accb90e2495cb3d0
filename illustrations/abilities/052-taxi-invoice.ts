import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { atNight } from '../backdrops/night.ts';
import { street } from '../backdrops/street.ts';
import { taxiConsole } from '../backdrops/taxi-console.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { pastedTicket } from '../documents/pasted-ticket.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { taxiInvoice } from '../documents/taxi-invoice.ts';
import { calculator } from '../equipment/calculator.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { taxi } from '../equipment/taxi.ts';
import { nearer } from '../scene.ts';
import { rectangle } from '../shape.ts';

const sheet = taxiInvoice();
const printed =
  rectangle(1008, 296, 172, 84, { fill: 'figure' }, 12) +
  rectangle(1020, 302, 148, 10, { fill: 'screen' }, 4) +
  readSheet(sheet, { x: 1094, y: 172, scale: 0.86 }, [
    ['乘车日期', 'left', [1002, 94], { size: 0.9 }],
    ['上下车时间', 'left', [1002, 124], { size: 0.9 }],
    ['里程', 'left', [1002, 154], { size: 0.9 }],
    ['金额', 'right', [1172, 254], { size: 0.8 }],
  ]) +
  rectangle(1008, 316, 172, 62, { fill: 'figure' }, 8);

const passenger = holdingHand({ x: 846, y: 312, scale: 0.9 }, 'cloth');
const auditor = holdingHand({ x: 1096, y: 316, scale: 0.9, turn: 4 }, 'line');
const slip = pastedTicket.出租车发票();

export const drawing = abilityDrawing({
  backdrop: nearer(taxiConsole(), 1.05, 1440, 250),
  subject: printed,
  cover: { x: 720, y: 24, across: 524 },
  scenarios: [
    {
      backdrop: street() + taxi({ x: 1090, y: 340, scale: 1.36 }),
      subject:
        passenger.behind +
        readSheet(sheet, { x: 836, y: 182, scale: 0.92, turn: -4 }, [
          ['里程', 'right', [940, 176]],
          ['金额', 'right', [940, 212]],
        ]) +
        passenger.before,
      frame: { x: 690, y: 24, across: 552 },
    },
    {
      backdrop: atNight(nearer(street(), 1.2, 760, 80)) + taxi({ x: 830, y: 336, scale: 1.24 }, true),
      subject:
        auditor.behind +
        readSheet(sheet, { x: 1090, y: 180, scale: 0.94, turn: 3 }, [
          ['乘车日期', 'left', [984, 130]],
          ['上下车时间', 'left', [984, 166]],
        ]) +
        auditor.before,
      frame: { x: 680, y: 20, across: 540 },
    },
    {
      backdrop: deskTop('near', 'metal'),
      subject:
        [728, 796, 864].map((x, index) => laid(slip, { x, y: 120 + index * 4, turn: index * 5 - 6 }).drawn).join('') +
        [742, 812].map((x, index) => laid(slip, { x, y: 286 + index * 6, turn: 5 - index * 9 }).drawn).join('') +
        laid(form('营收核对表', 240, 340), { x: 1150, y: 184, turn: 3 }).drawn +
        readSheet(sheet, { x: 968, y: 182, scale: 0.92, turn: -2 }, [
          ['发票号码', 'right'],
          ['里程', 'right'],
          ['金额', 'right'],
        ]) +
        calculator({ x: 1216, y: 300, turn: 8 }, '38.00'),
      frame: { x: 690, y: 18, across: 566 },
    },
  ],
});
