import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { petrolStation } from '../backdrops/petrol-station.ts';
import { shopShelves } from '../backdrops/shop-shelves.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { rollInvoice } from '../documents/roll-invoice.ts';
import { car } from '../equipment/car.ts';
import { chopsticks } from '../equipment/chopsticks.ts';
import { cup } from '../equipment/cup.ts';
import { dish } from '../equipment/dish.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { receiptPrinter } from '../equipment/receipt-printer.ts';
import { text } from '../text.ts';
import { number, rectangle, rectangles } from '../shape.ts';

const sheet = rollInvoice();

/** One of the overlapping pieces in which a long invoice is taken, with its number. */
function piece(x: number, y: number, width: number, height: number, index: number): string {
  return (
    rectangle(x, y, width, height, { stroke: 'safety', width: 2.6, dash: '12 8' }, 6) +
    rectangle(x + width - 30, y + 6, 24, 24, { fill: 'safety' }, 12) +
    text(x + width - 18, y + 24, number(index), 17, 'screen', 'middle')
  );
}

const inPieces =
  readSheet(sheet, { x: 916, y: 206, scale: 1.02, turn: -12 }, [
    ['发票代码', 'right', [1090, 60], { size: 0.95 }],
    ['开票日期', 'right', [1090, 110], { size: 0.95 }],
    ['合计金额', 'right', [1090, 254], { size: 0.95 }],
  ]) +
  piece(778, 20, 268, 186, 1) +
  piece(806, 164, 268, 180, 2);

const printer = receiptPrinter({ x: 936, y: 276 });
const driver = holdingHand({ x: 872, y: 330, scale: 0.86 }, 'cloth-2');

export const drawing = abilityDrawing({
  backdrop: deskTop('figure', 'line'),
  subject: inPieces,
  cover: { x: 706, y: 4, across: 530 },
  scenarios: [
    {
      backdrop: shopShelves() + rectangles([[0, 262, 1440, 98]], { fill: 'line' }),
      subject:
        printer.slot +
        readSheet(sheet, { x: 936, y: 170, scale: 0.86 }, [
          ['发票代码', 'right', [1040, 62]],
          ['开票日期', 'right', [1040, 110]],
          ['合计金额', 'right', [1040, 228]],
        ]) +
        printer.body,
      frame: { x: 680, y: 8, across: 560 },
    },
    {
      backdrop: petrolStation() + car({ x: 1080, y: 330, scale: 1.3 }, 'cloth'),
      subject:
        driver.behind +
        readSheet(sheet, { x: 862, y: 182, scale: 0.8, turn: -4 }, [
          ['发票号码', 'right', [976, 96]],
          ['合计金额', 'right', [976, 222]],
        ]) +
        driver.before,
      frame: { x: 690, y: 10, across: 556 },
    },
    {
      backdrop: deskTop('cloth-2', 'metal') + dish({ x: 760, y: 116, scale: 1.2 }) + cup({ x: 776, y: 296 }),
      subject:
        chopsticks({ x: 868, y: 220, turn: 80, scale: 0.9 }) +
        readSheet(sheet, { x: 1000, y: 184, scale: 0.78, turn: 6 }, [
          ['发票代码', 'right', [1110, 80]],
          ['开票日期', 'right', [1110, 128]],
          ['合计金额', 'right', [1110, 240]],
        ]),
      frame: { x: 690, y: 20, across: 540 },
    },
  ],
});
