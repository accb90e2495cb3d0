import { afterAll, beforeAll, expect, test } from 'vitest';
import { measure } from '../../accuracy/measure.ts';
import { createTextReader, type TextReader } from '../../text/text-reader.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await createTextReader();
});
afterAll(() => reader.close());

test.each([
  ['id-card', 'rotate7'],
  ['passport', 'half'],
  ['express-waybill', 'upsideDown'],
  ['shopping-receipt', 'noise'],
] as const)('[TRIAL-03] every field of %s is read off a picture: %s', async (kind, level) => {
  const outcome = await measure(reader, { kind, level, seed: 7 });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.characterErrors / outcome.characters).toBeLessThan(0.03);
});
