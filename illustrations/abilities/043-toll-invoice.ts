import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { dock } from '../backdrops/dock.ts';
import { driverSeat } from '../backdrops/driver-seat.ts';
import { tollPlaza } from '../backdrops/toll-plaza.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { tollInvoice } from '../documents/toll-invoice.ts';
import { calculator } from '../equipment/calculator.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { truck } from '../equipment/truck.ts';
import { path, placed } from '../shape.ts';

const sheet = tollInvoice();
const grip = holdingHand({ x: 862, y: 318, turn: 4 }, 'cloth');
const atThePlaza =
  truck({ x: 1150, y: 330, scale: 1.1 }, 'safety') +
  grip.behind +
  readSheet(sheet, { x: 852, y: 184, scale: 1.02, turn: -3 }, [
    ['入口', 'right', [1004, 152], { size: 0.95 }],
    ['出口', 'right', [1004, 188], { size: 0.95 }],
    ['通行日期', 'right', [1004, 224], { size: 0.95 }],
    ['金额', 'right', [1004, 260], { size: 0.95 }],
  ]) +
  grip.before;

const route =
  path('M560 40Q700 20 760 110T960 170T1130 260T1330 300', { stroke: 'paper', width: 16 }) +
  path('M560 40Q700 20 760 110T960 170T1130 260T1330 300', { stroke: 'line', width: 3, dash: '12 10' }) +
  path('M640 360Q800 270 900 300T1160 120T1400 60', { stroke: 'paper', width: 10, opacity: 0.7 });

const ofTheFleet = holdingHand({ x: 1120, y: 306, scale: 0.9 }, 'safety');
const inTheCar = holdingHand({ x: 846, y: 304, scale: 0.9 }, 'cloth-2');

export const drawing = abilityDrawing({
  backdrop: tollPlaza(),
  subject: atThePlaza,
  cover: { x: 706, y: 20, across: 536 },
  scenarios: [
    {
      backdrop:
        dock() + truck({ x: 770, y: 306, scale: 0.9 }, 'cloth-2') + truck({ x: 900, y: 334, scale: 1 }, 'cloth'),
      subject:
        ofTheFleet.behind +
        readSheet(sheet, { x: 1112, y: 172, scale: 0.92, turn: 4 }, [
          ['发票号码', 'left', [1004, 104]],
          ['通行日期', 'left', [1004, 178]],
          ['金额', 'left', [1004, 224]],
        ]) +
        ofTheFleet.before,
      frame: { x: 690, y: 22, across: 552 },
    },
    {
      backdrop: deskTop('cloth-2', 'cloth-2') + route,
      subject:
        laid(form('运费对账单', 240, 330), { x: 1160, y: 200, turn: 5 }).drawn +
        readSheet(sheet, { x: 806, y: 180, scale: 0.9, turn: -6 }, [
          ['入口', 'left'],
          ['发票号码', 'left'],
        ]) +
        readSheet(sheet, { x: 974, y: 196, scale: 0.92, turn: 3 }, [
          ['出口', 'left'],
          ['金额', 'left'],
        ]) +
        calculator({ x: 1100, y: 322, turn: -6, scale: 0.9 }, '90.00'),
      frame: { x: 690, y: 16, across: 560 },
    },
    {
      backdrop: placed(driverSeat(), { x: 1690, mirrored: true }),
      subject:
        inTheCar.behind +
        readSheet(sheet, { x: 836, y: 168, scale: 0.94, turn: 2 }, [
          ['通行日期', 'right', [966, 174]],
          ['出口', 'right', [966, 140]],
          ['金额', 'right', [966, 208]],
        ]) +
        inTheCar.before,
      frame: { x: 700, y: 18, across: 540 },
    },
  ],
});
