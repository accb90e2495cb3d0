import { between, chance, digits, pick } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Random, Specimens } from '../specimen.ts';
import { line, rectangle } from '../svg.ts';
import { enterprise } from '../words/enterprises.ts';
import { corrugated, shaded, worn } from './surface.ts';

const plateLetters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ'];
const region = (random: Random) =>
  pick(random, [...'京津沪冀豫辽黑湘皖鲁苏浙赣鄂晋陕吉闽贵粤川']) + pick(random, [...'ABCDEFGHJ']);
const plateNumber = (random: Random) =>
  Array.from({ length: 4 }, () =>
    chance(random, 0.2) ? pick(random, plateLetters) : String(between(random, 0, 9)),
  ).join('');

/** The rear of a trailer: its plate of two rows, or the number painted large. */
export const drawTrailer: DrawSpecimen = (random) => {
  const [where, number] = [region(random), `${plateNumber(random)}挂`];
  const sheet = createSheet(960, 640, '#4a4f55');
  sheet.draw(corrugated(960, 640, pick(random, ['#5a6068', '#7b2f26', '#2e4c6d']), 120));
  if (chance(random, 0.5)) {
    sheet.draw(rectangle(290, 200, 380, 220, { fill: '#e8b21c', stroke: '#191919', strokeWidth: 5, radius: 12 }));
    sheet.print(480, 280, `${where[0]} · ${where[1]}`, { size: 62, bold: true, fill: '#141414', anchor: 'middle' });
    sheet.print(480, 390, number, { size: 84, bold: true, fill: '#141414', anchor: 'middle', stretch: 0.95 });
  } else sheet.print(480, 350, `${where}${number}`, { size: 120, bold: true, fill: '#f4f4f0', anchor: 'middle' });
  sheet.draw(rectangle(0, 560, 960, 30, { fill: '#c4372b' }), worn(random, 960, 640, 12), shaded(960, 640));
  return sheet.finish([{ name: 'trailerNumber', value: where + number }]);
};

/** The side of a steel ladle. */
export const drawLadle: DrawSpecimen = (random) => {
  const number = pick(random, [
    `${between(random, 1, 40)}#`,
    `0${between(random, 1, 9)}`,
    `${between(random, 10, 48)}`,
    `LD-${between(random, 10, 39)}`,
  ]);
  const sheet = createSheet(900, 700, '#5d4a40');
  sheet.draw(
    rectangle(80, 40, 740, 620, { fill: '#6d5a4f', radius: 60 }),
    line(80, 180, 820, 180, '#3f332d', 14),
    line(80, 540, 820, 540, '#3f332d', 14),
  );
  sheet.print(450, 420, number, { size: 190, bold: true, fill: '#efe9dc', anchor: 'middle' });
  sheet.print(450, 610, pick(random, ['吊运注意安全', '严禁站人', '当心高温']), {
    size: 44,
    fill: '#e3c14a',
    anchor: 'middle',
  });
  sheet.draw(worn(random, 900, 700, 30, '#2c211b'), shaded(900, 700));
  return sheet.finish([{ name: 'ladleNumber', value: number }]);
};

const wagonTypes = ['C70E', 'C64K', 'P70', 'P64GK', 'NX70A', 'GQ70', 'X70', 'C80B', 'G70K', 'C70'];

/** The side of a freight wagon: type and number, weights below. */
export const drawWagon: DrawSpecimen = (random) => {
  const [type, number] = [pick(random, wagonTypes), digits(random, 7)];
  const sheet = createSheet(1100, 640, '#2f3b33');
  sheet.draw(corrugated(1100, 640, pick(random, ['#2d2f31', '#3b2a24', '#26352c']), 180));
  const white = '#e9e9e4';
  if (chance(random, 0.5)) {
    sheet.print(150, 170, type, { size: 84, bold: true, fill: white });
    sheet.print(480, 170, number, { size: 84, bold: true, fill: white });
  } else {
    sheet.print(150, 150, type, { size: 84, bold: true, fill: white });
    sheet.print(150, 260, number, { size: 84, bold: true, fill: white });
  }
  const facts = ['载重 70 t', '自重 23.8 t', '容积 77 m³', '换长 1.3'];
  facts.forEach((fact, index) =>
    sheet.print(150 + (index % 2) * 420, 390 + Math.floor(index / 2) * 80, fact, { size: 42, fill: white }),
  );
  sheet.draw(worn(random, 1100, 640, 24), shaded(1100, 640));
  return sheet.finish([
    { name: 'wagonType', value: type },
    { name: 'wagonNumber', value: number },
  ]);
};

const trainTypes = ['CRH2A', 'CRH380A', 'CRH380BL', 'CRH5A', 'CR400AF', 'CR400BF', 'CR400AF-Z', 'CR300AF', 'CR300BF'];
const trainSet = (random: Random) => `${pick(random, trainTypes)}-${digits(random, 4)}`;

/** The side of a head car, of two where sets are coupled. */
export const drawTrainSet: DrawSpecimen = (random) => {
  const numbers = chance(random, 0.35) ? [trainSet(random), trainSet(random)] : [trainSet(random)];
  const sheet = createSheet(1280, 480, '#9fb3c4');
  sheet.draw(
    rectangle(0, 110, 1280, 290, { fill: '#f2f4f5' }),
    rectangle(0, 250, 1280, 34, { fill: pick(random, ['#1d4f91', '#b8a06a', '#c3342b']) }),
    rectangle(0, 400, 1280, 80, { fill: '#565b60' }),
  );
  numbers.forEach((number, index) => {
    const x = numbers.length === 1 ? 640 : 320 + index * 640;
    sheet.print(x, 350, number, { size: 52, bold: true, fill: '#20262c', anchor: 'middle' });
  });
  sheet.draw(line(640, 110, 640, 250, '#9aa3aa', 3), shaded(1280, 480));
  return sheet.finish(numbers.map((value, row) => ({ name: 'trainSetNumber', value, row })));
};

/** A lorry's door. */
export const drawDoor: DrawSpecimen = (random) => {
  const lines = [
    enterprise(random),
    `总质量：${between(random, 12, 49)}000kg`,
    pick(random, ['核载2人', '核载3人', `栏板高度：${between(random, 60, 180)}cm`]),
  ];
  const paint = pick(random, ['#2f5d3a', '#1f4f8a', '#b3382c', '#e4e2da']);
  const ink = paint === '#e4e2da' ? '#222' : '#f7f6f0';
  const sheet = createSheet(900, 640, '#6b7075');
  sheet.draw(
    rectangle(70, 40, 760, 560, { fill: paint, radius: 30 }),
    rectangle(690, 300, 90, 26, { fill: '#22262a', radius: 8 }),
  );
  lines.forEach((printed, index) =>
    sheet.print(420, 390 + index * 70, printed, {
      size: index === 0 ? 42 : 38,
      bold: index === 0,
      fill: ink,
      anchor: 'middle',
    }),
  );
  sheet.draw(rectangle(130, 90, 560, 190, { fill: '#20282f', radius: 20, opacity: 0.85 }), shaded(900, 640));
  return sheet.finish(lines.map((value, row) => ({ name: 'doorText', value, row })));
};

export const specimens: Specimens = {
  'trailer-number': drawTrailer,
  'ladle-number': drawLadle,
  'rail-wagon-number': drawWagon,
  'train-set-number': drawTrainSet,
  'vehicle-door-text': drawDoor,
};
