import { describe, expect, test } from 'vitest';
import { asSharp, renderSvg } from '../../specimens/render.ts';
import { sevenSegments } from '../../specimens/scene/seven-segment.ts';
import { readDisplay } from './read-display.ts';
import { readDrawn } from './testing.ts';

test.each(['384.26', '0384.26', '-18.5', '003847.26'])(
  '[MEND-02] %s is read though its segments do not touch',
  async (value) => {
    expect(await readDrawn(value, { tall: 100, gap: 0.06, pitch: 0.14 })).toBe(value);
    expect(await readDrawn(value, { tall: 100, gap: 0.12, pitch: 0.08, lean: 9 })).toBe(value);
  },
);

describe('a part of a number', () => {
  test('[MEND-02] is never its reading: the whole is read from any part of it, or nothing is', async () => {
    for (const value of ['384.26', '0384.26', '-18.5', '003847.26'])
      for (const share of [
        [0, 0.3],
        [0.3, 0.6],
        [0.7, 1],
      ] as const)
        expect([value, undefined]).toContain(await readDrawn(value, { tall: 100, gap: 0.06, pitch: 0.14 }, share));
  });

  test('[MEND-02] is not read if ink as tall as a digit is next to it', async () => {
    for (const beside of [
      '<rect x="-62" y="0" width="40" height="100" fill="#ff3020"/>',
      '<path d="M-70 0h44v30h-44z M-70 60h30v40h-30z" fill="#ff3020"/>',
    ])
      expect(await readDrawn('384.26', { tall: 100, beside })).toBeUndefined();
  });

  test('[MEND-02] is not read where the picture cuts a digit off', async () => {
    const { svg, width } = sevenSegments('384.26', { tall: 100, on: '#ff3020' });
    const [across, down] = [Math.ceil(width), 160];
    const raster = await renderSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="#140808"/><g transform="translate(-30 30)">${svg}</g></svg>`,
    );
    expect(readDisplay(raster, { left: 0, top: 30, right: across, bottom: 130 })?.value).toBeUndefined();
  });

  test('[MEND-02] a lone upright stroke is no one', async () => {
    expect(await readDrawn('1', { tall: 100 })).toBeUndefined();
    expect(await readDrawn('-1', { tall: 100 })).toBe('-1');
  });
});

test('[MEND-02] a display that was sent small and compressed is read right or not at all', async () => {
  const { svg, width } = sevenSegments('-18.5', { tall: 120, on: '#ff3020', gap: 0.06, pitch: 0.1 });
  const [across, down] = [Math.ceil(width + 300), 300];
  const drawn = await renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="#140808"/><g transform="translate(150 90)">${svg}</g></svg>`,
  );
  for (const scale of [1, 0.5, 0.3, 0.2, 0.12]) {
    const bytes = await asSharp(drawn)
      .resize(Math.round(across * scale))
      .jpeg({ quality: 45 })
      .toBuffer();
    const { data, info } = await (await import('sharp')).default(bytes).raw().toBuffer({ resolveWithObject: true });
    const raster = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
    const seed = { left: 150 * scale, top: 90 * scale, right: (150 + width) * scale, bottom: 210 * scale };
    expect(['-18.5', undefined], String(scale)).toContain(readDisplay(raster, seed)?.value);
  }
});
