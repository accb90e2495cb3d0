import { between, chance, digits, pick } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { rectangle } from '../svg.ts';
import { sevenSegments } from './seven-segment.ts';
import { shaded } from './surface.ts';

const displays = [
  { panel: '#140808', on: '#ff3020', off: '#2c0f0c' },
  { panel: '#071409', on: '#37e05a', off: '#0d2412' },
  { panel: '#b9c7a6', on: '#20281c', off: '#aebc9b' },
  { panel: '#c9d2cf', on: '#1a1f22', off: '#c9d2cf' },
  { panel: '#0a1220', on: '#58c8ff', off: '#0f1b2c' },
] as const;
const names = ['数显电压表', '数字电流表', '智能压力表', '温度控制仪', '功率表', '液位显示仪'];

/** A meter in its frame, one display, its name printed below. */
export const drawMeter: DrawSpecimen = (random) => {
  const { panel, on, off } = pick(random, displays);
  const places = between(random, 0, 2);
  const whole = chance(random, 0.2) ? '0' : digits(random, between(random, 1, 4));
  const value = `${chance(random, 0.2) ? '-' : ''}${whole}${places > 0 ? `.${Array.from({ length: places }, () => between(random, 0, 9)).join('')}` : ''}`;
  const tall = between(random, 90, 150);
  const { svg, width } = sevenSegments(value, {
    tall,
    on,
    off,
    lean: pick(random, [0, 0, 6, 9]),
    gap: between(random, 2, 12) / 100,
    pitch: pick(random, [0.08, 0.14, 0.24, 0.3]),
    thick: between(random, 10, 17) / 100,
  });
  const sheet = createSheet(900, 560, '#3d4349');
  sheet.draw(
    rectangle(60, 50, 780, 460, { fill: '#22262a', radius: 18 }),
    rectangle(110, 100, 680, 240, { fill: panel, radius: 8, stroke: '#0b0c0d', strokeWidth: 6 }),
  );
  const [left, top] = [Math.round(760 - width), Math.round(220 - tall / 2)];
  sheet.show(
    value,
    { left, top, right: left + width, bottom: top + tall },
    `<g transform="translate(${left} ${top})">${svg}</g>`,
  );
  sheet.print(450, 420, pick(random, names), { size: 34, fill: '#e8e8e8', anchor: 'middle' });
  sheet.print(450, 470, `MODEL DX-${digits(random, 3)}`, { size: 24, fill: '#b8bcc0', anchor: 'middle' });
  sheet.draw(shaded(900, 560));
  return sheet.finish([{ name: 'reading', value }]);
};

export const specimens: Specimens = { 'digital-meter': drawMeter };
