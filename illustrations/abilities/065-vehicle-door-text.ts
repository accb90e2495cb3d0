import { abilityDrawing } from '../ability-drawing.ts';
import { siteGate } from '../backdrops/site-gate.ts';
import { street } from '../backdrops/street.ts';
import { weighbridge } from '../backdrops/weighbridge.ts';
import { dumpBed } from '../equipment/dump-bed.ts';
import { type DoorLine, lorryCab } from '../equipment/lorry-cab.ts';
import { plane } from '../equipment/plane.ts';
import { schoolBus } from '../equipment/school-bus.ts';
import type { Tone } from '../palette.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { nearer } from '../scene.ts';
import { lines, placed, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '车门文字';

/** A cab whose door is read, its left upper corner at (x, y); labels stand at `labelX`. */
function readCab(
  written: readonly DoorLine[],
  tone: Tone,
  x: number,
  y: number,
  scale: number,
  labelX: number,
): string {
  const { drawn, lines: found } = lorryCab(written, tone);
  const outlines = found.map((line, index) => {
    const area = {
      x: x + line.x * scale,
      y: y + line.y * scale,
      width: line.width * scale,
      height: line.height * scale,
    };
    const to = [labelX, area.y + area.height / 2 + (index - 1) * 8] as const;
    return textLine(area, { label, size: 0.9, to });
  });
  return placed(drawn, { x, y, scale }) + outlines.join('');
}

const boxBody =
  rectangles([[520, 4, 164, 318]], { fill: 'metal' }) +
  lines(
    [
      [560, 10, 560, 316],
      [604, 10, 604, 316],
      [648, 10, 648, 316],
    ],
    { stroke: 'line', width: 3, opacity: 0.5 },
  ) +
  rectangles([[520, 322, 190, 20]], { fill: 'figure' });
const cab = readCab(
  [
    ['样例运输有限公司', 34],
    ['总质量 31000 kg', 27],
    ['核载 2 人', 27],
  ],
  'safety',
  694,
  -6,
  1,
  1134,
);

const dumper =
  placed(dumpBed(), { x: -54, y: -4 }) +
  readCab(
    [
      ['样例渣土运输', 36],
      ['总质量 25000 kg', 28],
    ],
    'cloth-2',
    926,
    58,
    0.62,
    1158,
  );

const seen = plane([752, 26], [0.66, 0.09], [0, 0.6]);
const light = lorryCab(
  [
    ['总质量 4495 kg', 38],
    ['核载 3 人', 38],
  ],
  'paper',
);
const weighed =
  seen.drawn(
    rectangles([[-420, -30, 410, 350]], { fill: 'cloth-2' }) +
      rectangles([[-420, 320, 430, 34]], { fill: 'figure' }) +
      light.drawn,
  ) +
  light.lines
    .map(({ x, y, width, height }, index) => {
      const to = [1092, 224 + index * 42] as const;
      return textOutline(seen.corners(x, y, width, height), { label, size: 0.9, to });
    })
    .join('');

const bus =
  placed(schoolBus(), { x: 620, y: 44 }) +
  text(1136, 238, '示例学校', 27, 'screen', 'middle') +
  text(1136, 274, '核载 36 人', 21, 'screen', 'middle') +
  textLine({ x: 1076, y: 212, width: 120, height: 34 }, { label, side: 'left', size: 0.9 }) +
  textLine({ x: 1076, y: 252, width: 120, height: 29 }, { label, side: 'left', size: 0.9 });

export const drawing = abilityDrawing({
  backdrop: nearer(street(), 1.3, 900, 200),
  subject: boxBody + cab,
  cover: { x: 684, y: 0, across: 576 },
  scenarios: [
    { backdrop: siteGate(), subject: dumper, frame: { x: 706, y: 14, across: 576 } },
    { backdrop: weighbridge(), subject: weighed, frame: { x: 690, y: 10, across: 570 } },
    { backdrop: street(), subject: bus, frame: { x: 730, y: 20, across: 560 } },
  ],
});
