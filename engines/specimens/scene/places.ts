import { pinyin } from 'pinyin-pro';
import { between, chance, day, digits, pick, twoDigits } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { line, rectangle } from '../svg.ts';
import { shaded, worn } from './surface.ts';

/** A ship's bow: its name, mostly in Latin letters too, and its port. */
export const drawShip: DrawSpecimen = (random) => {
  const name = pick(random, ['云岭渔', '澜泽货', '岚云机', '海顺', '远安', '岚青渔']);
  const number = digits(random, between(random, 3, 5));
  const latin = pinyin(name, { toneType: 'none' }).replaceAll(' ', '').toUpperCase() + number;
  const withLatin = chance(random, 0.7);
  const sheet = createSheet(1200, 680, '#9db9cc');
  sheet.draw(
    `<path d="M80 120 H1200 V520 H220 Q110 380 80 120Z" fill="${pick(random, ['#1f3f63', '#7a2a22', '#2c5a44', '#22282e'])}"/>`,
    rectangle(0, 520, 1200, 160, { fill: '#4b7a94' }),
  );
  sheet.print(620, 270, name + number, { size: 96, bold: true, fill: '#f6f6f2', anchor: 'middle' });
  if (withLatin) sheet.print(620, 350, latin, { size: 52, bold: true, fill: '#f6f6f2', anchor: 'middle' });
  sheet.print(620, 440, pick(random, ['云岭', '望川', '平岚']), { size: 50, fill: '#f6f6f2', anchor: 'middle' });
  sheet.draw(worn(random, 1200, 520, 14), shaded(1200, 680));
  return sheet.finish(
    [name + number, ...(withLatin ? [latin] : [])].map((value, row) => ({ name: 'shipName', value, row })),
  );
};

const shops = [
  '老渡口面馆',
  '青禾便利店',
  '朗峤眼镜',
  '沐野花坊',
  '北屿烘焙',
  '云岭茶庄',
  '启垣五金',
  '嘉穗粮油',
  '鹿溪书店',
];

/** A shop's front: its sign, at times a second one, small print on the window. */
export const drawShop: DrawSpecimen = (random) => {
  const [name, second] = [
    pick(random, shops),
    chance(random, 0.4) ? pick(random, ['名烟名酒', '24小时营业', '配镜验光', '鲜花速递']) : '',
  ];
  const sheet = createSheet(1200, 760, '#b9b1a6');
  const board = pick(random, ['#8a1f1b', '#1d4a3c', '#21324f', '#2b2b2b', '#d8a531']);
  sheet.draw(
    rectangle(90, 90, 1020, 190, { fill: board, radius: 6 }),
    rectangle(140, 400, 920, 330, { fill: '#46525b' }),
    line(600, 400, 600, 730, '#d8d8d8', 8),
  );
  sheet.print(600, 222, name, {
    size: 110,
    bold: true,
    fill: board === '#d8a531' ? '#3a1a10' : '#fbe9b8',
    anchor: 'middle',
  });
  if (second !== '') {
    sheet.draw(rectangle(160, 300, 420, 84, { fill: '#f2f2ee' }));
    sheet.print(370, 360, second, { size: 54, fill: '#b02018', anchor: 'middle' });
  }
  sheet.print(830, 520, '新品上市', { size: 26, fill: '#f5e7c0', anchor: 'middle' });
  sheet.draw(shaded(1200, 760));
  return sheet.finish(
    [name, second].filter((value) => value !== '').map((value, row) => ({ name: 'signText', value, row })),
  );
};

/** A frame of a camera: time and channel over a street with its own sign. */
export const drawOverlay: DrawSpecimen = (random) => {
  const date = day(random, 2024, 2026);
  const time = `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)} ${twoDigits(between(random, 0, 23))}:${twoDigits(between(random, 0, 59))}:${twoDigits(between(random, 0, 59))}`;
  const channel = pick(random, ['东门入口通道', '二号库房北侧', '滨江路与建安路口', '停车场B区', '一楼大厅']);
  const sheet = createSheet(1280, 720, '#7d8a92');
  sheet.draw(
    rectangle(0, 420, 1280, 300, { fill: '#4d5255' }),
    rectangle(180, 140, 360, 280, { fill: '#8f7d68' }),
    rectangle(700, 180, 420, 240, { fill: '#6f7f74' }),
    shaded(1280, 720),
  );
  const outlined = (x: number, y: number, content: string, size: number, anchor: 'start' | 'end' = 'start') => {
    for (const [dx, dy] of [
      [-2, 0],
      [2, 0],
      [0, -2],
      [0, 2],
    ] as const)
      sheet.draw(
        `<text x="${x + dx}" y="${y + dy}" font-family="Noto Sans SC" font-size="${size}" fill="#111" text-anchor="${anchor}" xml:space="preserve">${content}</text>`,
      );
    sheet.print(x, y, content, { size, fill: '#fff', anchor });
  };
  outlined(40, 70, time, 40);
  sheet.print(360, 270, '五金建材', { size: 48, bold: true, fill: '#d8c9a4', anchor: 'middle' });
  outlined(1240, 680, channel, 40, 'end');
  return sheet.finish([time, channel].map((value, row) => ({ name: 'overlayText', value, row })));
};

/** A tunnel's wall with a chainage plate, the number of a ring, and a sign that shows the way out. */
export const drawSubway: DrawSpecimen = (random) => {
  const chainage = `${pick(random, ['K', 'ZDK', 'YDK', 'DK'])}${between(random, 1, 48)}+${between(random, 100, 999)}`;
  const ring = chance(random, 0.7) ? `${between(random, 12, 2400)}环` : '';
  const sheet = createSheet(1100, 700, '#3a3f42');
  sheet.draw(
    line(0, 230, 1100, 230, '#2a2e30', 6),
    line(550, 0, 550, 700, '#2a2e30', 6),
    line(0, 560, 1100, 560, '#1b1d1e', 22),
    rectangle(120, 280, 330, 120, { fill: '#dfe3e2', radius: 4 }),
  );
  sheet.print(285, 362, chainage, { size: 58, bold: true, fill: '#14345e', anchor: 'middle' });
  sheet.print(760, 180, ring, { size: 66, fill: '#c9cdca' });
  sheet.draw(rectangle(720, 420, 260, 80, { fill: '#1f7a45' }));
  sheet.print(850, 474, '安全出口 50m', { size: 34, fill: '#eef6ef', anchor: 'middle' });
  sheet.draw(worn(random, 1100, 700, 16, '#1d1f20'), shaded(1100, 700));
  const values = ring === '' ? [chainage] : [ring, chainage];
  return sheet.finish(values.map((value, row) => ({ name: 'marker', value, row })));
};

export const specimens: Specimens = {
  'ship-name': drawShip,
  'shop-sign': drawShop,
  'overlay-text': drawOverlay,
  'subway-marker': drawSubway,
};
