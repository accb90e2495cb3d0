import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { room } from '../backdrops/room.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { pasted } from '../documents/pasted.ts';
import { paper } from '../documents/sheet.ts';
import { calculator } from '../equipment/calculator.ts';
import { flatbedScanner } from '../equipment/flatbed-scanner.ts';
import { keyboard } from '../equipment/keyboard.ts';
import { monitor } from '../equipment/monitor.ts';
import { pen } from '../equipment/pen.ts';
import { placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const a4 = (x: number, y: number, width: number, height: number) => placed(paper(width, height), { x, y });

const pastedUp =
  placed(paper(562, 348, 'near'), { x: 690, y: 6 }) +
  pasted('增值税发票', { x: 816, y: 114, turn: -2, scale: 1.12 }) +
  pasted('火车票', { x: 1032, y: 100, turn: 4, scale: 1.08 }) +
  pasted('飞机行程单', { x: 816, y: 278, turn: -3, scale: 1.08 }) +
  pasted('定额发票', { x: 1020, y: 284, turn: 6, scale: 1.1 }) +
  pasted('出租车发票', { x: 1142, y: 276, turn: -5, scale: 0.96 }) +
  pasted('卷式发票', { x: 1204, y: 110, turn: 3, scale: 0.84 }, 0.74, 'above-right');

const scanner = flatbedScanner({ x: 960, y: 178, scale: 1.08 }, 0.87);

export const drawing = abilityDrawing({
  backdrop: deskTop('line', 'figure'),
  subject: pastedUp,
  cover: { x: 683, y: 0, across: 576 },
  scenarios: [
    {
      backdrop: deskTop('cloth-2', 'metal'),
      subject:
        a4(750, -60, 330, 470) +
        text(915, 42, '票据粘贴单', 19, 'screen', 'middle') +
        pasted('客运汽车发票', { x: 854, y: 128, turn: -4 }, 0.8) +
        pasted('过路费发票', { x: 1016, y: 148, turn: 5 }, 0.8, 'above-right') +
        pasted('机打发票', { x: 872, y: 268, turn: 3 }, 0.8) +
        pen({ x: 1148, y: 150, turn: 74 }) +
        calculator({ x: 1180, y: 306, turn: 8 }, '181.50'),
      frame: { x: 712, y: 20, across: 520 },
    },
    {
      backdrop: deskTop('far', 'mid'),
      subject:
        scanner.bed +
        a4(716, 48, 390, 268) +
        pasted('卷式发票', { x: 772, y: 188, turn: 2 }, 0.8) +
        pasted('定额发票', { x: 904, y: 130, turn: -5, scale: 1.1 }, 0.8) +
        pasted('定额发票', { x: 930, y: 254, turn: 3, scale: 1.1 }, 0.8) +
        pasted('出租车发票', { x: 1066, y: 186, turn: -2 }, 0.8, 'above-right') +
        scanner.beam,
      frame: { x: 670, y: 10, across: 576 },
    },
    {
      backdrop: room('far', 'near') + rectangles([[0, 258, 1440, 102]], { fill: 'cloth-2' }),
      subject:
        monitor(
          { x: 690, y: 26 },
          420,
          226,
          rectangle(16, 10, 388, 206, { fill: 'paper' }) +
            pasted('增值税发票', { x: 124, y: 112, turn: 1 }, 0.8) +
            pasted('火车票', { x: 312, y: 74, turn: -3, scale: 0.86 }, 0.8) +
            pasted('客运汽车发票', { x: 314, y: 178, turn: 2, scale: 0.82 }, 0.8),
        ) +
        laid(form('记账凭证', 220, 260), { x: 1204, y: 220, turn: 7, scale: 0.9, squash: 0.9 }).drawn +
        keyboard({ x: 900, y: 326 }),
      frame: { x: 676, y: 14, across: 570 },
    },
  ],
});
