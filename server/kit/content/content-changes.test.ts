import { expect, test } from 'vitest';
import { concerns, createReading, entryTag, kindTag, type Tag } from '../cache/tags.ts';
import type { Database } from '../database/database.ts';
import { readNotice, notifyNodes } from './content-changes.ts';

/** Returns what the nodes read when they receive the notice of a change. */
const heard = async (changed: Parameters<typeof notifyNodes>[1]) => {
  let payload = '';
  const database = { query: async (_statement: unknown, values: unknown[]) => ((payload = String(values[1])), []) };
  await notifyNodes(database as unknown as Database, changed);
  expect(Buffer.byteLength(payload)).toBeLessThan(8000);
  return readNotice(payload);
};

test('a notice carries the tags of a change, each once', async () => {
  expect(await heard([kindTag('ability'), entryTag('ability', 7), kindTag('ability')])).toEqual(
    new Set(['kind:ability', 'entry:ability/7']),
  );
});

test('more tags than a notice holds, and a notice of another form, drop everything', async () => {
  expect(await heard(Array.from({ length: 1000 }, (_, at) => entryTag('ability', at)))).toBe('everything');
  expect(await heard('everything')).toBe('everything');
  for (const payload of ['', 'menu', 'agreements,site']) expect(readNotice(payload)).toBe('everything');
});

test('a change concerns what shows it, and everything whose content is unknown', () => {
  const isConcerned = (...noted: (readonly Tag[] | undefined)[]) => {
    const reading = createReading();
    for (const tags of noted) reading.note(tags);
    return concerns(new Set([kindTag('ability'), entryTag('ability', 1)]), reading);
  };
  expect(isConcerned([kindTag('menu')], [kindTag('ability')])).toBe(true);
  expect(isConcerned([entryTag('ability', 1)])).toBe(true);
  expect(isConcerned([entryTag('ability', 2)], [kindTag('menu')])).toBe(false);
  expect(isConcerned([entryTag('ability', 2)], undefined)).toBe(true);
  expect(concerns('everything', createReading())).toBe(true);
});
