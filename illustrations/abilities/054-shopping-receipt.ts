import { abilityDrawing } from '../ability-drawing.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { shopShelves } from '../backdrops/shop-shelves.ts';
import { captureCorners } from '../documents/capture-corners.ts';
import { chartSheet } from '../documents/chart-sheet.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { shoppingReceipt } from '../documents/shopping-receipt.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { pen } from '../equipment/pen.ts';
import { phone } from '../equipment/phone.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { shoppingBag } from '../equipment/shopping-bag.ts';
import { person } from '../people/person.ts';
import { rectangle } from '../shape.ts';

const sheet = shoppingReceipt();
const grip = holdingHand({ x: 896, y: 334, turn: 3 }, 'safety');
const inTheAisle =
  shoppingBag({ x: 1150, y: 346, scale: 1.5 }) +
  grip.behind +
  readSheet(sheet, { x: 880, y: 188, scale: 0.98, turn: -3 }, [
    ['商户名称', 'left', [776, 60], { size: 0.9 }],
    ['商品名称', 'left', [776, 152], { size: 0.9 }],
    ['单价', 'right', [996, 128], { size: 0.9 }],
    ['合计金额', 'right', [996, 228], { size: 0.9 }],
  ]) +
  grip.before;

const clerk = person('standing', { top: 'figure', over: 'shirt-collar', hair: 'bun' }, { x: 1060, y: 410, scale: 1.5 });
const member = holdingHand({ x: 838, y: 312, scale: 0.9 }, 'cloth-2');

export const drawing = abilityDrawing({
  backdrop: shopShelves(),
  subject: inTheAisle,
  cover: { x: 690, y: 14, across: 548 },
  scenarios: [
    {
      backdrop: deskTop('mid') + shoppingBag({ x: 1130, y: 330, scale: 1.3 }, 'cloth-2'),
      subject:
        phone({ x: 930, y: 214, scale: 1.06 }, rectangle(0, 0, 184, 384, { fill: 'near' }, 18)) +
        readSheet(sheet, { x: 930, y: 178, scale: 0.84 }, [
          ['交易日期', 'right', [1066, 100]],
          ['流水号', 'left', [798, 118]],
          ['合计金额', 'right', [1066, 220]],
        ]) +
        captureCorners({ x: 842, y: 32, width: 176, height: 292 }, 16),
      frame: { x: 680, y: 14, across: 560 },
    },
    {
      backdrop:
        counterHall('会员服务台', 1180, 'sky', 'cloth') + shoppingBag({ x: 1196, y: 216, scale: 0.62 }, 'safety'),
      subject:
        clerk.drawn +
        serviceCounter(214, 344, 'near') +
        member.behind +
        readSheet(sheet, { x: 828, y: 178, scale: 0.9, turn: -3 }, [
          ['商户名称', 'right', [944, 74]],
          ['流水号', 'right', [944, 110]],
          ['合计金额', 'right', [944, 230]],
        ]) +
        member.before,
      frame: { x: 706, y: 24, across: 552 },
    },
    {
      backdrop: deskTop('cloth-2', 'metal') + laid(chartSheet('消费数据'), { x: 1116, y: 182, turn: 3 }).drawn,
      subject:
        laid(sheet, { x: 760, y: 190, scale: 0.86, turn: -12 }).drawn +
        readSheet(sheet, { x: 896, y: 186, scale: 0.94, turn: -2 }, [
          ['商品名称', 'left'],
          ['数量', false],
          ['单价', 'right'],
          ['合计金额', 'right'],
        ]) +
        pen({ x: 1090, y: 318, turn: -10 }),
      frame: { x: 684, y: 18, across: 560 },
    },
  ],
});
