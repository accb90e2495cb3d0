import { abilityDrawing } from '../ability-drawing.ts';
import { containerYard } from '../backdrops/container-yard.ts';
import { dock } from '../backdrops/dock.ts';
import { portGate } from '../backdrops/port-gate.ts';
import { containerDoors } from '../equipment/container-doors.ts';
import { containerLorry } from '../equipment/container-lorry.ts';
import { containerSide } from '../equipment/container-side.ts';
import { plane } from '../equipment/plane.ts';
import type { Tone } from '../palette.ts';
import { box } from '../recognition/box.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { repeat } from '../repeat.ts';
import { nearer } from '../scene.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const doors = plane([794, 62], [1, 0], [0, 1]);
const side = plane([474, -36], [0.6, 0.184], [0, 1]);

const container =
  path('M500 330L794 346H1066L1050 326Z', { fill: 'figure', opacity: 0.16 }) +
  path('M794 62L474 -36H736L1056 62Z', { fill: 'mid' }) +
  side.drawn(
    containerSide(533, 270, 'cloth') +
      rectangles([[0, 0, 533, 270]], { fill: 'screen', opacity: 0.16 }) +
      text(322, 60, 'ZZZU 100200 2', 26, 'paper'),
  ) +
  doors.drawn(
    containerDoors(262, 270, 'cloth', 'figure') +
      text(251, 62, 'ZZZU 100200 2', 26, 'paper', 'end') +
      text(251, 102, '45G1', 26, 'paper', 'end'),
  );

const found =
  box({ x: 834, y: 90, width: 220, height: 92 }, { label: '箱号区域' }) +
  textOutline(doors.corners(50, 36, 206, 34), { label: '箱号', size: 0.9, to: [1078, 104] }) +
  textOutline(doors.corners(178, 77, 78, 34), { label: '尺寸箱型代码', size: 0.9, to: [1078, 158] });

const lorry =
  containerLorry({ x: 934, y: 318 }) +
  text(1050, 180, 'ZZZU 300415 4', 22, 'screen', 'end') +
  text(1050, 206, '42G1', 22, 'screen', 'end') +
  box({ x: 876, y: 155, width: 184, height: 60 }, { label: '箱号区域' }) +
  textLine({ x: 884, y: 160, width: 172, height: 26 }, { label: '' }) +
  textLine({ x: 990, y: 187, width: 66, height: 24 }, { label: '尺寸箱型代码', side: 'below' });

const columnOfSigns = [...'ZZZU3004154'].map((sign, index) =>
  text(1090, 113 + index * 12, sign, 13.5, 'screen', 'middle'),
);
const hoisted =
  path('M800 0L790 46M1060 0L1070 46M880 0V46M980 0V46', { stroke: 'line', width: 3 }) +
  rectangle(740, 46, 380, 18, { fill: 'safety' }, 3) +
  rectangles([[860, 32, 140, 16]], { fill: 'safety' }) +
  rectangles(
    [
      [736, 62, 14, 30],
      [1110, 62, 14, 30],
    ],
    { fill: 'figure' },
  ) +
  placed(containerSide(388, 162, 'cloth-2'), { x: 736, y: 90 }) +
  columnOfSigns.join('') +
  box({ x: 1074, y: 97, width: 33, height: 146 }, { label: '箱号区域', labelAt: 'above-right' }) +
  textLine({ x: 1079, y: 101, width: 22, height: 138 }, { label: '箱号', to: [1140, 176], size: 0.9 });

const tones: readonly Tone[] = ['cloth-2', 'metal', 'cloth-2', 'metal', 'cloth-2', 'metal'];
const numbers = ['ZZZU 520731 4', 'ZZZU 100200 2', 'ZZZU 300415 4'];
const stack = repeat(6, (index) => {
  const [x, y] = [676 + (index % 3) * 194, 324 - 166 * (1 + Math.floor(index / 3))];
  const number = numbers[(index + Math.floor(index / 3) * 2) % 3] ?? '';
  return (
    placed(containerDoors(188, 162, tones[index] ?? 'metal'), { x, y }) +
    text(x + 180, y + 44, number, 16, 'screen', 'end')
  );
});
const counted = [0, 1, 3, 5].map((index) => {
  const [x, y] = [676 + (index % 3) * 194, 324 - 166 * (1 + Math.floor(index / 3))];
  return textLine({ x: x + 58, y: y + 27, width: 126, height: 23 }, { label: '箱号', side: 'below' });
});

export const drawing = abilityDrawing({
  backdrop: containerYard(),
  subject: container + found,
  cover: { x: 650, y: 0, across: 576 },
  scenarios: [
    { backdrop: portGate(), subject: lorry, frame: { x: 664, y: 14, across: 574 } },
    { backdrop: nearer(dock(), 1.3, 820, 300), subject: hoisted, frame: { x: 700, y: 0, across: 560 } },
    { backdrop: containerYard(), subject: stack + counted.join(''), frame: { x: 680, y: 0, across: 580 } },
  ],
});
