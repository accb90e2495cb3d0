import { containerCheckDigit } from '../../documents/scene/iso-6346.ts';
import { chance, digits, pick } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { rectangle } from '../svg.ts';
import { corrugated, shaded, worn } from './surface.ts';

const paints = [
  ['#8c2f23', '#f3efe6'],
  ['#1f4e79', '#ffffff'],
  ['#2f6b46', '#f5f5ee'],
  ['#d9dbd8', '#1d1d1d'],
  ['#c4671f', '#ffffff'],
] as const;
const sizeTypes = ['22G1', '42G1', '45G1', '45R1', '22R1', '25G1', 'L5G1', '22U1', '22T6'];

const numberOf = (random: () => number, faulty: boolean) => {
  const owner = Array.from({ length: 3 }, () => pick(random, [...'ABCDEFGHJKLMNPRSTVWXYZ'])).join('');
  const ten = `${owner}U${digits(random, 6)}`;
  const check = containerCheckDigit(ten);
  return ten + String(faulty ? (check + 1 + Math.floor(random() * 8)) % 10 : check);
};

/** A container's end, its number in one row, in rows, or down its side. */
export const drawContainer: DrawSpecimen = (random, { faulty = false } = {}) => {
  const [paint, letters] = pick(random, paints);
  const number = numberOf(random, faulty);
  const sizeType = chance(random, 0.9) ? pick(random, sizeTypes) : '';
  const layout = pick(random, ['row', 'rows', 'column'] as const);
  const [owner, serial, check] = [number.slice(0, 4), number.slice(4, 10), number.slice(10)];
  const [width, height] = layout === 'column' ? [520, 1100] : [1100, 720];
  const sheet = createSheet(width, height, paint);
  sheet.draw(corrugated(width, height, paint, layout === 'column' ? 90 : 70));
  const style = { size: 64, fill: letters, bold: true, spacing: 3 };
  if (layout === 'column') {
    [...number].forEach((character, index) =>
      sheet.print(190, 110 + index * 78, character, { ...style, size: 62, anchor: 'middle', spacing: 0 }),
    );
    sheet.draw(rectangle(160, 110 + 10 * 78 - 56, 60, 68, { stroke: letters, strokeWidth: 4 }));
    sheet.print(340, 130, sizeType, { ...style, size: 46 });
  } else if (layout === 'row') {
    sheet.print(330, 140, `${owner} ${serial}`, style);
    sheet.draw(rectangle(812, 84, 56, 68, { stroke: letters, strokeWidth: 4 }));
    sheet.print(822, 140, check, style);
    sheet.print(610, 230, sizeType, { ...style, size: 52 });
  } else {
    sheet.print(560, 130, owner, style);
    sheet.print(560, 214, serial, style);
    sheet.draw(rectangle(822, 158, 56, 68, { stroke: letters, strokeWidth: 4 }));
    sheet.print(832, 214, check, style);
    sheet.print(560, 300, sizeType, { ...style, size: 52 });
  }
  if (layout !== 'column') {
    const weights = ['MAX GROSS', '30,480 KGS', 'TARE', '3,820 KGS', 'NET', '26,660 KGS'];
    weights.forEach((weight, index) =>
      sheet.print(index % 2 === 0 ? 560 : 790, 420 + Math.floor(index / 2) * 54, weight, { size: 30, fill: letters }),
    );
  }
  sheet.draw(worn(random, width, height, 16), shaded(width, height));
  return sheet.finish([
    { name: 'containerNumber', value: number },
    { name: 'sizeType', value: sizeType },
  ]);
};

export const specimens: Specimens = { 'container-number': drawContainer };
