import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { lobby } from '../backdrops/lobby.ts';
import { trainWindow } from '../backdrops/train-window.ts';
import { captureCorners } from '../documents/capture-corners.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { trainTicket } from '../documents/train-ticket.ts';
import { calculator } from '../equipment/calculator.ts';
import { cup } from '../equipment/cup.ts';
import { departureBoard } from '../equipment/departure-board.ts';
import { magnifier } from '../equipment/magnifier.ts';
import { pen } from '../equipment/pen.ts';
import { phoneAcross } from '../equipment/phone-across.ts';

const sheet = trainTicket();
const onTheTable =
  readSheet(sheet, { x: 944, y: 236, scale: 0.98, turn: -3, squash: 0.86 }, [
    ['出发站', 'below', undefined, { size: 0.86 }],
    ['车次', 'above', undefined, { size: 0.86 }],
    ['到达站', 'below', undefined, { size: 0.86 }],
    ['乘车日期', 'right', undefined, { size: 0.86 }],
    ['票价', 'right', undefined, { size: 0.86 }],
  ]) + cup({ x: 1194, y: 262, scale: 0.8 });
const onTheScreen = { x: 950, y: 186, scale: 0.86 };

export const drawing = abilityDrawing({
  backdrop: trainWindow(),
  subject: onTheTable,
  cover: { x: 680, y: 20, across: 544 },
  scenarios: [
    {
      backdrop: deskTop('mid'),
      subject:
        laid(form('差旅报销单', 300, 330), { x: 1120, y: 190, turn: 4 }).drawn +
        readSheet(sheet, { x: 886, y: 150, scale: 0.84, turn: -6 }, [
          ['出发站', 'below'],
          ['到达站', 'below'],
          ['票价', 'right'],
        ]) +
        calculator({ x: 760, y: 318, turn: -10 }, '123.5') +
        pen({ x: 1010, y: 306, turn: -24 }),
      frame: { x: 690, y: 16, across: 570 },
    },
    {
      backdrop:
        lobby() +
        departureBoard({ x: 650, y: 20, scale: 1 }, [
          ['G1234', '西示例', '08:00'],
          ['G1236', '北示例', '08:20'],
          ['D2468', '南示例', '08:45'],
        ]),
      subject:
        phoneAcross({ ...onTheScreen, scale: 1.24 }, '') +
        readSheet(sheet, { ...onTheScreen, turn: 2 }, [
          ['车次', 'above'],
          ['乘车日期', 'right'],
          ['旅客姓名', 'right'],
        ]) +
        captureCorners({ x: 758, y: 74, width: 384, height: 224 }),
      frame: { x: 664, y: 12, across: 572 },
    },
    {
      backdrop: deskTop('figure', 'line') + laid(form('差旅台账', 400, 360), { x: 1080, y: 190, turn: -3 }).drawn,
      subject:
        readSheet(sheet, { x: 880, y: 210, scale: 0.8, turn: 5 }, [
          ['车次', 'above'],
          ['乘车日期', 'below'],
        ]) + magnifier({ x: 1124, y: 132, scale: 1.3 }),
      frame: { x: 684, y: 26, across: 550 },
    },
  ],
});
