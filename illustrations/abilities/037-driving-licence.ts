import { abilityDrawing } from '../ability-drawing.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { dock } from '../backdrops/dock.ts';
import { driverSeat } from '../backdrops/driver-seat.ts';
import { street } from '../backdrops/street.ts';
import { captureCorners } from '../documents/capture-corners.ts';
import { drivingLicence } from '../documents/driving-licence.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { car } from '../equipment/car.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { phone } from '../equipment/phone.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { truck } from '../equipment/truck.ts';
import { person } from '../people/person.ts';
import { nearer } from '../scene.ts';
import { lines, rectangle } from '../shape.ts';

const sheet = drivingLicence();
const grip = holdingHand({ x: 1054, y: 292, turn: -8, scale: 1.05 }, 'cloth-2');
const inTheCar =
  grip.behind +
  readSheet(sheet, { x: 946, y: 164, scale: 1.14, turn: 3 }, [
    ['证号', 'left', undefined, { size: 0.9 }],
    ['姓名', 'left', undefined, { size: 0.9 }],
    ['准驾车型', 'left', undefined, { size: 0.9 }],
    ['有效期限', 'left', undefined, { size: 0.9 }],
  ]) +
  grip.before;

const app =
  rectangle(0, 0, 184, 384, { fill: 'figure' }, 18) +
  lines([[50, 30, 134, 30]], { stroke: 'paper', width: 5 }) +
  lines(
    [
      [16, 206, 92, 206],
      [16, 232, 132, 232],
    ],
    { stroke: 'metal', width: 6 },
  ) +
  rectangle(16, 256, 152, 34, { fill: 'accent' }, 17);
const clerk = person(
  'inspecting',
  { top: 'cloth', over: 'shirt-collar', hair: 'bob' },
  { x: 1106, y: 410, scale: 1.64 },
);
const inTheYard = holdingHand({ x: 926, y: 262, scale: 0.84, turn: -8 }, 'safety');

export const drawing = abilityDrawing({
  backdrop: driverSeat(),
  subject: inTheCar,
  cover: { x: 694, y: 16, across: 520 },
  scenarios: [
    {
      backdrop: nearer(street(), 1.1, 960, 60) + car({ x: 1150, y: 336, scale: 1.3 }, 'cloth'),
      subject:
        phone({ x: 880, y: 256, scale: 1.26 }, app) +
        readSheet(sheet, { x: 880, y: 160, scale: 0.64 }, [
          ['证号', 'right', [1030, 104]],
          ['初次领证日期', 'left', [742, 128]],
          ['有效期限', 'left', [742, 222]],
        ]) +
        captureCorners({ x: 768, y: 80, width: 224, height: 160 }, 16),
      frame: { x: 632, y: 12, across: 572 },
    },
    {
      backdrop: counterHall('车辆租赁', 850, 'sky') + car({ x: 860, y: 212, scale: 1.1 }, 'cloth'),
      subject:
        clerk.drawn +
        serviceCounter(200, 344, 'cloth-2') +
        readSheet(sheet, { x: 910, y: 272, scale: 0.74, squash: 0.78, turn: -4 }, [
          ['证号', 'right', [1064, 228]],
          ['姓名', 'left', [762, 236]],
          ['有效期限', 'left', [762, 312]],
        ]),
      frame: { x: 664, y: 26, across: 540 },
    },
    {
      backdrop: dock() + truck({ x: 1070, y: 330, scale: 1.1 }),
      subject:
        inTheYard.behind +
        readSheet(sheet, { x: 836, y: 166, scale: 0.86, turn: -6 }, [
          ['证号', 'right', [1010, 96]],
          ['出生日期', 'right', [1010, 190]],
          ['姓名', 'left', [704, 96]],
        ]) +
        inTheYard.before,
      frame: { x: 660, y: 26, across: 556 },
    },
  ],
});
