import { abilityDrawing } from '../ability-drawing.ts';
import { laboratory } from '../backdrops/laboratory.ts';
import { pumpRoom } from '../backdrops/pump-room.ts';
import { room } from '../backdrops/room.ts';
import { switchRoom } from '../backdrops/switch-room.ts';
import { panelMeter } from '../equipment/panel-meter.ts';
import { pumpSet } from '../equipment/pump-set.ts';
import { display, type Meter } from '../equipment/reading-display.ts';
import { switchAndLamps } from '../equipment/switch-and-lamps.ts';
import { textLine } from '../recognition/text-line.ts';
import { circle, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** A meter with its readings found; labels stand at `labelX`, or above where there is none. */
function read(meter: Meter, labelX?: number, size = 1): string {
  const found = meter.readings.map((area) => {
    const finding = { label: '读数', size };
    const place =
      labelX === undefined ? { side: 'above' as const } : { to: [labelX, area.y + area.height / 2] as const };
    return textLine(area, { ...finding, ...place });
  });
  return meter.drawn + found.join('');
}

const door =
  room('far', 'mid') +
  rectangle(540, 8, 940, 340, { fill: 'near' }, 4) +
  rectangle(560, 26, 920, 304, { fill: 'mid' }, 4) +
  rectangles([[540, 344, 900, 10]], { fill: 'line' });

const meters =
  switchAndLamps(1112, 66, 1.2) +
  read(
    panelMeter(664, 44, 252, [
      ['220.4', 'V'],
      ['15.37', 'A'],
      ['-0.98', 'PF'],
    ]),
    928,
  ) +
  read(panelMeter(1030, 214, 154, [['36.5', '℃']], 'paper'), undefined, 0.85);

const kilovolts = ['10.02', '9.98', '10.05', '9.87'];
const cabinetMeter = (index: number) => panelMeter(480 + 48 + index * 260, 88, 160, [[kilovolts[index] ?? '', 'kV']]);
const rowOfCabinets = switchRoom(480, 260, (x, index) =>
  index === 1 || index === 2 ? '' : cabinetMeter(index).drawn + switchAndLamps(x + 128, 226, 0.7),
);
const cabinets = [1, 2]
  .map((index) => read(cabinetMeter(index)) + switchAndLamps(608 + index * 260, 226, 0.7))
  .join('');

const gauge = display({ x: 1042, y: 186, width: 140, height: 68 }, '0.42', 48);
const pump =
  pumpSet({ x: 846, y: 334, scale: 1.12 }) +
  path('M1112 110V160', { stroke: 'line', width: 14 }) +
  circle(1112, 222, 92, { fill: 'figure' }) +
  circle(1112, 222, 81, { fill: 'paper' }) +
  text(1112, 284, 'MPa', 20, 'figure', 'middle') +
  read(gauge);

const balance =
  path('M1082 304L1098 236H1318L1334 304Z', { fill: 'paper', stroke: 'near' }) +
  rectangles([[1194, 206, 28, 30]], { fill: 'line' }) +
  rectangle(1128, 198, 160, 12, { fill: 'metal' }, 5) +
  path('M1180 142V198H1236V142', { fill: 'sky', stroke: 'line', width: 3 }) +
  rectangles([[1182, 166, 52, 31]], { fill: 'cloth', opacity: 0.7 }) +
  read(display({ x: 1114, y: 244, width: 140, height: 50 }, '-12.50', 30));

const incubator =
  rectangle(760, 40, 260, 264, { fill: 'paper', stroke: 'near' }, 8) +
  rectangle(784, 128, 212, 160, { fill: 'near' }, 6) +
  rectangle(800, 142, 180, 132, { fill: 'screen' }, 4) +
  path('M820 274L880 142H930L870 274Z', { fill: 'paper', opacity: 0.12 }) +
  rectangle(1000, 180, 10, 60, { fill: 'line' }, 4) +
  read(display({ x: 790, y: 58, width: 136, height: 58 }, '37.0', 40), 940);

export const drawing = abilityDrawing({
  backdrop: door,
  subject: meters,
  cover: { x: 646, y: 10, across: 556 },
  scenarios: [
    { backdrop: rowOfCabinets, subject: cabinets, frame: { x: 720, y: 10, across: 570 } },
    { backdrop: pumpRoom(), subject: pump, frame: { x: 664, y: 26, across: 556 } },
    {
      backdrop:
        placed(laboratory(), { x: 240 }) +
        rectangles([[700, 304, 740, 14]], { fill: 'line' }) +
        rectangles([[700, 318, 740, 42]], { fill: 'near' }),
      subject: incubator + balance,
      frame: { x: 760, y: 0, across: 590 },
    },
  ],
});
