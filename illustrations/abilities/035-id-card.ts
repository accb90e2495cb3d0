import { abilityDrawing } from '../ability-drawing.ts';
import { counterHall } from '../backdrops/counter-hall.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { lobby } from '../backdrops/lobby.ts';
import { captureCorners } from '../documents/capture-corners.ts';
import { idCardBack } from '../documents/id-card-back.ts';
import { idCard } from '../documents/id-card.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { counterGlass } from '../equipment/counter-glass.ts';
import { keyRack } from '../equipment/key-rack.ts';
import { pen } from '../equipment/pen.ts';
import { phoneAcross } from '../equipment/phone-across.ts';
import { queueDisplay } from '../equipment/queue-display.ts';
import { serviceCounter } from '../equipment/service-counter.ts';
import { person } from '../people/person.ts';
import { rectangle } from '../shape.ts';

const onTheMat =
  rectangle(640, 12, 700, 336, { fill: 'figure' }, 16) +
  laid(idCardBack(), { x: 1066, y: 110, turn: 13, scale: 1.06 }).drawn +
  readSheet(idCard(), { x: 938, y: 190, turn: -3, scale: 1.2 }, [
    ['姓名', 'left', undefined, { size: 1 }],
    ['出生', 'left', undefined, { size: 1 }],
    ['住址', 'left', undefined, { size: 1 }],
    ['公民身份号码', 'left', undefined, { size: 1 }],
  ]) +
  pen({ x: 1222, y: 296, turn: -62 });

const clerk = { x: 1000, y: 392, scale: 1.6 };
const receptionist = person('standing', { top: 'figure', over: 'shirt-collar', hair: 'bun' }, clerk);
const teller = person(
  'standing',
  { top: 'cloth', over: 'shirt-collar', hair: 'short', glasses: true },
  { ...clerk, x: 1006 },
);

const onTheScreen = { x: 950, y: 172, scale: 0.8 };

export const drawing = abilityDrawing({
  backdrop: deskTop('mid'),
  subject: onTheMat,
  cover: { x: 700, y: 36, across: 500 },
  scenarios: [
    {
      backdrop: lobby() + keyRack({ x: 700, y: 50 }),
      subject:
        receptionist.drawn +
        serviceCounter(190, 342) +
        readSheet(idCard({ hair: 'bob', top: 'cloth' }), { x: 906, y: 267, scale: 0.8, turn: -3, squash: 0.78 }, [
          ['姓名', 'left', [758, 226]],
          ['公民身份号码', 'right', [1062, 300]],
        ]),
      frame: { x: 690, y: 30, across: 520 },
    },
    {
      backdrop: counterHall('人工窗口', 1164, 'sky') + queueDisplay({ x: 746, y: 38 }, '请到 1 号窗口'),
      subject:
        teller.drawn +
        counterGlass(640, 1230, 206) +
        serviceCounter(206, 346, 'mid') +
        readSheet(idCard(), { x: 996, y: 276, scale: 0.74, turn: 5, squash: 0.78 }, [
          ['住址', 'left', [846, 262]],
          ['公民身份号码', 'right', [1136, 318]],
        ]),
      frame: { x: 730, y: 30, across: 540 },
    },
    {
      backdrop: deskTop('cloth-2', 'metal'),
      subject:
        phoneAcross({ ...onTheScreen, scale: 1.16 }, '') +
        readSheet(idCardBack(), onTheScreen, [
          ['签发机关', 'left'],
          ['有效期限', 'left'],
        ]) +
        captureCorners({ x: 804, y: 78, width: 292, height: 188 }),
      frame: { x: 690, y: 14, across: 520 },
    },
  ],
});
