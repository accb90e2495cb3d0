import { describe, expect, test } from 'vitest';
import { between, chance, createRandom, pick } from '../../specimens/random.ts';
import { colours, readDrawn } from './testing.ts';

describe('displays whose segments and digits stand apart as they do', () => {
  test.each(['384.26', '0384.26', '-18.5', '003847.26', '-0.07', '8888', '11.1'])(
    '[MEND-02] %s is read at every gap and pitch, or not at all',
    async (value) => {
      const readings: (string | undefined)[] = [];
      for (const gap of [0.02, 0.05, 0.08, 0.12])
        for (const pitch of [0.08, 0.14, 0.3])
          for (const lean of [0, 9]) readings.push(await readDrawn(value, { tall: 100, gap, pitch, lean }));
      expect([...new Set(readings)].filter((reading) => reading !== undefined)).toEqual([value]);
      expect(readings.filter((reading) => reading === value).length).toBeGreaterThanOrEqual(readings.length * 0.9);
    },
  );

  test('[MEND-02] of 150 displays nearly all are read, and at most one of them wrongly', async () => {
    const wrong: string[] = [];
    let right = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const random = createRandom(seed);
      const whole = String(between(random, 0, 99_999)).padStart(between(random, 2, 6), '0');
      const value = `${chance(random, 0.3) ? '-' : ''}${whole}${chance(random, 0.7) ? `.${between(random, 0, 99)}` : ''}`;
      const reading = await readDrawn(value, {
        tall: between(random, 40, 160),
        gap: between(random, 2, 12) / 100,
        pitch: between(random, 6, 30) / 100,
        thick: between(random, 10, 18) / 100,
        lean: pick(random, [0, 0, 5, 9, 12]),
        colour: pick(random, colours),
      });
      if (reading === value) right += 1;
      else if (reading !== undefined) wrong.push(`${value} as ${reading}`);
    }
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(1);
    expect(right).toBeGreaterThanOrEqual(140);
  });
});
