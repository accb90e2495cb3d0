import { encode } from 'uqr';
import { between, chance, digits, pick } from '../random.ts';
import type { DrawSpecimen, Random } from '../specimen.ts';
import { rectangle, text } from '../svg.ts';
import { shaded, worn } from './surface.ts';

const [WIDTH, HEIGHT] = [1200, 800];
const counters = ['#8d8376', '#5c666f', '#b7aa97', '#6f5a48', '#a9b1b5'];
const heads = ['#1c7f4b', '#1d5fb4', '#c8402f', '#35424e'];
const titles = ['扫码付款', '收银台', '洗车收款', '小店收款'];

/** A code as modules of `side` pixels in all, its white border included. */
const codePath = (content: string, side: number, dark: string) => {
  const { data, size } = encode(content, { border: 2, ecc: 'M' });
  const module = side / size;
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark
        ? [
            `M${(x * module).toFixed(2)} ${(y * module).toFixed(2)}h${module.toFixed(2)}v${module.toFixed(2)}h${(-module).toFixed(2)}z`,
          ]
        : [],
    ),
  );
  return `${rectangle(0, 0, side, side, { fill: '#fff' })}<path d="${path.join('')}" fill="${dark}"/>`;
};

/** A sign of plastic or a phone's screen that shows a code. */
const carrier = (random: Random, content: string, wide: number) => {
  const side = wide * 0.76;
  const [left, top] = [(wide - side) / 2, wide * 0.26];
  const isPhone = chance(random, 0.35);
  const head = pick(random, heads);
  const frame = isPhone
    ? rectangle(-wide * 0.05, -wide * 0.1, wide * 1.1, wide * 1.75, { fill: '#15181b', radius: wide * 0.09 }) +
      rectangle(0, 0, wide, wide * 1.55, { fill: '#f4f6f8' })
    : rectangle(0, 0, wide, wide * 1.32, { fill: '#fff', radius: wide * 0.04, stroke: '#c3c8cc', strokeWidth: 2 }) +
      rectangle(0, 0, wide, wide * 0.2, { fill: head, radius: wide * 0.03 });
  const title = text(wide / 2, wide * 0.14, pick(random, titles), {
    size: wide * 0.1,
    fill: isPhone ? '#22282e' : '#fff',
    anchor: 'middle',
  });
  const code = `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${codePath(content, side, pick(random, ['#111', '#111', '#1b3a5c']))}</g>`;
  const owner = text(wide / 2, wide * 1.2, `样张 ${digits(random, 4)}`, {
    size: wide * 0.07,
    fill: '#5a636b',
    anchor: 'middle',
  });
  return frame + title + code + owner;
};

/** Payment codes on a counter: signs and phones, one to four, each turned a little. Their addresses lead nowhere. */
export const drawPaymentCodes: DrawSpecimen = (random) => {
  const count = between(random, 1, 4);
  const contents = Array.from(
    { length: count },
    () => `https://pay.example.com/${pick(random, ['q', 'm', 's'])}/${digits(random, 10)}`,
  );
  const room = WIDTH / count;
  const carriers = contents.map((content, index) => {
    const wide = Math.min(room * 0.62, 330) * (0.7 + random() * 0.3);
    const [x, y] = [room * index + (room - wide) / 2, (HEIGHT - wide * 1.5) / 2 + between(random, -40, 40)];
    const turn = between(random, -14, 14);
    const middle = `${(wide / 2).toFixed(1)} ${(wide * 0.7).toFixed(1)}`;
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn} ${middle})">${carrier(random, content, wide)}</g>`;
  });
  const body = [
    rectangle(0, 0, WIDTH, HEIGHT, { fill: pick(random, counters) }),
    worn(random, WIDTH, HEIGHT, 24, '#3f3831'),
    ...carriers,
    shaded(WIDTH, HEIGHT),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body.join('')}</svg>`,
    width: WIDTH,
    height: HEIGHT,
    lines: contents,
    fields: [],
  };
};
