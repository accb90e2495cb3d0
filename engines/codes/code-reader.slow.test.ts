import { expect, test } from 'vitest';
import { degrade } from '../specimens/degrade.ts';
import { createRandom } from '../specimens/random.ts';
import { asRaster, asSharp, renderSvg } from '../specimens/render.ts';
import { drawPaymentCodes } from '../specimens/scene/payment-codes.ts';
import { createCodeReader } from './code-reader.ts';
import { findCodes } from './find-codes.ts';
import { boxOf } from './found-code.ts';

const reader = await createCodeReader();
const FOUR_CODES = 3;
const specimen = drawPaymentCodes(createRandom(FOUR_CODES));
const drawn = await renderSvg(specimen.svg);
const textsIn = async (picture: typeof drawn) => (await reader.read(picture, 50)).map(({ text }) => text).sort();
const wanted = [...specimen.lines].sort();

test.each(['noise', 'blur', 'lowContrast', 'shadow', 'jpeg', 'perspective', 'rotate25', 'upsideDown', 'half'] as const)(
  '[MEND-01] several codes in one picture are read to the letter: %s',
  async (level) => {
    expect(wanted).toHaveLength(4);
    expect(await textsIn(await degrade(drawn, level, 1))).toEqual(wanted);
  },
);

test('[MEND-01] codes that are small, of little contrast, out of focus or light on dark are read', async () => {
  const width = drawn.width;
  const small = await asRaster(asSharp(drawn).resize({ width: Math.round(width * 0.4) }));
  const pale = { ...drawn, rgb: drawn.rgb.map((value) => 120 + value * 0.15) };
  const soft = await asRaster(asSharp(drawn).blur(2));
  const inverted = { ...drawn, rgb: drawn.rgb.map((value) => 255 - value) };
  for (const picture of [small, pale, soft, inverted]) expect(await textsIn(picture)).toEqual(wanted);
});

test('[MEND-01] each code is found once, in its place; two prints of one code are two', async () => {
  const [code] = await reader.read(drawn, 50);
  if (!code) throw new Error('no code');
  const [left, top, width, height] = boxOf(code).map(Math.round) as [number, number, number, number];
  const cut = await asSharp(drawn)
    .extract({ left: left - 12, top: top - 12, width: width + 24, height: height + 24 })
    .png()
    .toBuffer();
  const side = { width: 2 * (width + 80), height: height + 120 };
  const places = [40, width + 100];
  const twice = await asRaster(
    asSharp({ ...side, rgb: new Uint8Array(side.width * side.height * 3).fill(235) }).composite(
      places.map((x) => ({ input: cut, left: x, top: 50 })),
    ),
  );
  const found = await findCodes(reader, twice);
  expect(found.texts.map(({ text }) => text)).toEqual([code.text, code.text]);
  const boxes = found.targets.map(({ box }) => box).toSorted((a, b) => a[0] - b[0]);
  for (const [index, box] of boxes.entries()) {
    expect(Math.abs(box[0] - ((places[index] as number) + 12))).toBeLessThan(8);
    expect(Math.abs(box[1] - 62)).toBeLessThan(8);
    expect(Math.abs(box[2] - width)).toBeLessThan(12);
  }
});

test('[MEND-01] a code that is partly covered beyond repair, or no code at all, is not found', async () => {
  const [code] = await reader.read(drawn, 50);
  if (!code) throw new Error('no code');
  const [left, top, width, height] = boxOf(code).map(Math.round) as [number, number, number, number];
  const cover = { create: { width: Math.round(width * 0.6), height, channels: 3, background: '#fff' } } as const;
  const covered = await asRaster(asSharp(drawn).composite([{ input: cover, left, top }]));
  expect(await textsIn(covered)).toEqual(wanted.filter((text) => text !== code.text));
  const plain = await renderSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#eee"/><rect x="90" y="90" width="70" height="70" fill="#111"/><rect x="105" y="105" width="40" height="40" fill="#eee"/><rect x="115" y="115" width="20" height="20" fill="#111"/></svg>',
  );
  expect(await findCodes(reader, plain)).toMatchObject({ targets: [], texts: [] });
});

test.each([
  ['https://pay.example.com/q/1', '收款码'],
  ['wxp://f2f0abc', '收款码'],
  ['HTTPS://QR.ALIPAY.COM/fkx1', '收款码'],
  ['https://example.com/pay', '二维码'],
  ['HELLO WORLD', '二维码'],
])('[MEND-01] a code with %s is called %s', async (text, label) => {
  const corners: [number, number][] = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ];
  const one = { read: async () => [{ text, corners }] };
  expect((await findCodes(one, drawn)).targets).toMatchObject([{ label }]);
});

test('[MEND-01] marks that turn the direction of writing are left out of the text', async () => {
  const text = 'https://pay.example.com/\u202Emoc';
  const one = { read: async () => [{ text, corners: [[0, 0] as [number, number]] }] };
  expect((await findCodes(one, drawn)).texts[0]?.text).toBe('https://pay.example.com/ moc');
});
