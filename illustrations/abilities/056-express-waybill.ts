import { abilityDrawing } from '../ability-drawing.ts';
import { conveyorFromAbove } from '../backdrops/conveyor-from-above.ts';
import { doorstep } from '../backdrops/doorstep.ts';
import { parcelStation } from '../backdrops/parcel-station.ts';
import { expressWaybill } from '../documents/express-waybill.ts';
import { type Reading, readSheet } from '../documents/read-sheet.ts';
import { parcelSide } from '../equipment/parcel-side.ts';
import { parcel } from '../equipment/parcel.ts';
import { person } from '../people/person.ts';
import { repeat } from '../repeat.ts';
import { lines, path, placed, rectangle } from '../shape.ts';

const onTheBelt =
  placed(parcelSide(190, 180), { x: 560, y: 170, turn: 9 }) +
  placed(parcelSide(220, 150), { x: 1396, y: 200, turn: -14 }) +
  placed(parcelSide(396, 286), { x: 890, y: 182, turn: -5 }) +
  readSheet(expressWaybill, { x: 884, y: 188, scale: 1.16, turn: -5 }, [
    ['运单号', 'right', [1082, 88], { size: 1 }],
    ['收件电话', 'right', [1082, 142], { size: 1 }],
    ['收件地址', 'right', [1082, 192], { size: 1 }],
    ['寄件地址', 'right', [1082, 248], { size: 1 }],
    ['收件人', false],
    ['寄件人', false],
    ['寄件电话', false],
  ]);

const stored =
  parcel({ x: 1190, y: 330 }, 120, 90, 60) +
  parcel({ x: 870, y: 340 }, 286, 210, 110) +
  readSheet(expressWaybill, { x: 868, y: 232, scale: 0.86 }, [
    ['运单号', 'right', [1084, 112], { size: 0.9 }],
    ['收件人', false],
    ['收件电话', 'right', [1084, 164], { size: 0.9 }],
    ['寄件电话', 'right', [1084, 216], { size: 0.9 }],
  ]);

const trays =
  repeat(5, (index) => rectangle(500 + index * 214, 66, 204, 228, { fill: 'figure', opacity: 0.4 }, 8)) +
  placed(parcelSide(150, 120), { x: 606, y: 190, turn: -10 }) +
  placed(parcelSide(130, 160), { x: 1240, y: 184, turn: 12 });
const sorted = [
  [816, 196, 4],
  [1030, 206, -7],
] as const;
const parcels = sorted.map(([x, y, turn]) => {
  const number: Reading<'运单号'> = ['运单号', 'right', [x + 62, 80], { size: 0.9 }];
  return (
    placed(parcelSide(186, 152), { x, y, turn }) + readSheet(expressWaybill, { x, y, scale: 0.56, turn }, [number])
  );
});

const courier = person('inspecting', { top: 'cloth', cap: 'cloth' }, { x: 860, y: 500, scale: 2.1 });
const sleeves = path('M802 206L758 272M918 206L962 272', { stroke: 'cloth', width: 27 });
const fingers = [744, 946]
  .flatMap((x) => [258, 270, 282, 294].map((y, row) => rectangle(x, y, row === 3 ? 26 : 30, 13, { fill: 'skin' }, 6.5)))
  .join('');
const knuckles = lines(
  [744, 946].flatMap((x) => [270.5, 282.5, 294.5].map((y) => [x + 5, y, x + 25, y] as const)),
  {
    stroke: 'screen',
    width: 1.4,
    opacity: 0.28,
  },
);
const handed =
  courier.drawn +
  sleeves +
  placed(parcelSide(226, 150), { x: 860, y: 252 }) +
  fingers +
  knuckles +
  readSheet(expressWaybill, { x: 860, y: 250, scale: 0.6 }, [
    ['运单号', 'right', [996, 128], { size: 0.9 }],
    ['收件人', false],
    ['收件电话', 'right', [996, 196], { size: 0.9 }],
    ['收件地址', false],
  ]);

export const drawing = abilityDrawing({
  backdrop: conveyorFromAbove(),
  subject: onTheBelt,
  cover: { x: 668, y: 8, across: 550 },
  scenarios: [
    { backdrop: parcelStation(), subject: stored, frame: { x: 690, y: 0, across: 580 } },
    { backdrop: conveyorFromAbove(), subject: trays + parcels.join(''), frame: { x: 706, y: 20, across: 550 } },
    { backdrop: doorstep(), subject: handed, frame: { x: 690, y: 14, across: 530 } },
  ],
});
