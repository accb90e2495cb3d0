import { abilityDrawing } from '../ability-drawing.ts';
import { tunnelBore } from '../backdrops/tunnel-bore.ts';
import { tunnelWall } from '../backdrops/tunnel-wall.ts';
import { inspectionTrolley } from '../equipment/inspection-trolley.ts';
import { plane } from '../equipment/plane.ts';
import { person } from '../people/person.ts';
import { type TextFinding, textLine, textOutline } from '../recognition/text-line.ts';
import { path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '隧道标识';
const plateWidth = (content: string, size: number) => content.length * size * 0.64 + size * 0.8;

/** A plate with its text, its left upper corner at (x, y). */
function plate(x: number, y: number, content: string, size: number): string {
  return (
    rectangle(x, y, plateWidth(content, size), size * 1.5, { fill: 'paper' }, 4) +
    text(x + size * 0.36, y + size * 1.1, content, size, 'screen')
  );
}

function readPlate(x: number, y: number, content: string, size: number, more: Partial<TextFinding>): string {
  const area = { x: x + 5, y: y + size * 0.2, width: plateWidth(content, size) - 10, height: size * 1.14 };
  return plate(x, y, content, size) + textLine(area, { label, ...more });
}

const right = plane([1034, 92], [0.96, -0.1], [0.02, 1]);
const left = plane([676, 84], [0.9, 0.1], [0, 0.95]);
const markers =
  right.drawn(plate(0, 0, 'K12+345', 38)) +
  left.drawn(plate(0, 0, '0356', 36)) +
  textOutline(right.corners(5, 8, 192, 43), { label, side: 'below', size: 1 }) +
  textOutline(left.corners(5, 7, 111, 42), { label, side: 'below', size: 1 });

const onTheWay =
  path('M1010 210L1120 96H1200L1064 222Z', { fill: 'safety', opacity: 0.28 }) +
  readPlate(1078, 98, 'K08+200', 30, { side: 'below', size: 0.9 }) +
  readPlate(736, 104, '1024', 36, { size: 0.9 }) +
  inspectionTrolley({ x: 920, y: 322, scale: 0.92 });

const damage =
  path('M1040 84Q1120 70 1150 130Q1180 200 1130 284H1050Q1010 220 1020 150Q1014 100 1040 84Z', {
    fill: 'line',
    opacity: 0.4,
  }) +
  path('M1090 88L1076 124L1098 150L1082 190L1104 214L1092 250M1098 150L1124 166M1082 190L1058 206', {
    stroke: 'screen',
    width: 4,
  }) +
  rectangles(
    [
      [748, 122, 6, 6],
      [944, 122, 6, 6],
    ],
    { fill: 'line' },
  ) +
  readPlate(716, 112, 'K15+060', 46, { side: 'below', size: 1 }) +
  rectangles([[1150, 140, 10, 120]], { fill: 'paper' }) +
  rectangles(
    Array.from({ length: 12 }, (_, index) => [1150, 144 + index * 10, index % 5 ? 5 : 9, 1.6] as const),
    { fill: 'screen' },
  );

const dark = tunnelWall(300) + rectangles([[0, 0, 1440, 360]], { fill: 'screen', opacity: 0.8 });
const walker = person(
  'inspecting',
  { helmet: 'safety', lamp: true, top: 'line', vest: true },
  { x: 820, y: 352, scale: 1.14 },
);
const atNight =
  path('M832 116L1010 66H1232V244L1000 232Z', { fill: 'safety', opacity: 0.22 }) +
  walker.drawn +
  readPlate(1000, 104, 'K03+718', 42, { side: 'above', size: 1 });

export const drawing = abilityDrawing({
  backdrop: tunnelBore(),
  subject: markers,
  cover: { x: 666, y: 2, across: 572 },
  scenarios: [
    { backdrop: tunnelWall(250), subject: onTheWay, frame: { x: 706, y: 20, across: 560 } },
    { backdrop: tunnelWall(420), subject: damage, frame: { x: 690, y: 30, across: 510 } },
    { backdrop: dark, subject: atNight, frame: { x: 712, y: 18, across: 566 } },
  ],
});
