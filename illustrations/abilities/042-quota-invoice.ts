import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { parkingExit } from '../backdrops/parking-exit.ts';
import { scenicGate } from '../backdrops/scenic-gate.ts';
import { laid } from '../documents/laid.ts';
import { quotaInvoice } from '../documents/quota-invoice.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { car } from '../equipment/car.ts';
import { chopsticks } from '../equipment/chopsticks.ts';
import { coins } from '../equipment/coins.ts';
import { cup } from '../equipment/cup.ts';
import { dish } from '../equipment/dish.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { person } from '../people/person.ts';

const fan =
  laid(quotaInvoice(['贰拾元整', '¥20.00'], 'cloth-2'), { x: 1034, y: 112, scale: 1.2, turn: 22 }).drawn +
  laid(quotaInvoice(['壹拾元整', '¥10.00'], 'cloth'), { x: 1000, y: 140, scale: 1.24, turn: 10 }).drawn +
  readSheet(quotaInvoice(), { x: 922, y: 192, scale: 1.36, turn: -4 }, [
    ['发票代码', 'left', undefined, { size: 0.9 }],
    ['发票号码', 'left', undefined, { size: 0.9 }],
    ['金额', 'left', undefined, { size: 1 }],
  ]) +
  coins({ x: 1174, y: 270, scale: 1.1 });

const ticketHand = holdingHand({ x: 968, y: 262, scale: 0.9 }, 'line');
const driverHand = holdingHand({ x: 856, y: 286, scale: 0.9, turn: -6 }, 'cloth-2');

export const drawing = abilityDrawing({
  backdrop: deskTop('line', 'figure'),
  subject: fan,
  cover: { x: 706, y: 34, across: 506 },
  scenarios: [
    {
      backdrop: deskTop('near', 'metal') + dish({ x: 1180, y: 96, scale: 1.3 }) + cup({ x: 1206, y: 262 }),
      subject:
        readSheet(quotaInvoice(), { x: 846, y: 130, scale: 0.86, turn: -8 }, [
          ['发票号码', 'left'],
          ['金额', 'right'],
        ]) +
        readSheet(quotaInvoice(['壹佰元整', '¥100.00'], 'cloth'), { x: 944, y: 256, scale: 0.86, turn: 4 }, [
          ['发票号码', 'left'],
          ['金额', 'right'],
        ]) +
        chopsticks({ x: 1080, y: 200, turn: 68, scale: 0.9 }),
      frame: { x: 700, y: 20, across: 560 },
    },
    {
      backdrop: scenicGate(),
      subject:
        ticketHand.behind +
        readSheet(quotaInvoice(['壹佰元整', '¥100.00'], 'cloth'), { x: 972, y: 184, scale: 0.94, turn: 3 }, [
          ['开票地区', 'left'],
          ['金额', 'left'],
        ]) +
        ticketHand.before,
      frame: { x: 706, y: 26, across: 556 },
    },
    {
      backdrop: parkingExit() + car({ x: 1020, y: 344, scale: 1.1 }, 'cloth'),
      subject:
        person('standing', { top: 'figure', cap: 'figure', hair: 'crop' }, { x: 1160, y: 330, scale: 0.9 }).drawn +
        driverHand.behind +
        readSheet(quotaInvoice(['伍元整', '¥5.00'], 'safety'), { x: 826, y: 200, scale: 1.04, turn: -5 }, [
          ['发票代码', 'right', [986, 138]],
          ['金额', 'right', [986, 186]],
        ]) +
        driverHand.before,
      frame: { x: 660, y: 24, across: 556 },
    },
  ],
});
