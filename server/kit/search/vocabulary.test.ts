import { expect, test, vi } from 'vitest';
import { testApp } from '#server/app/testing.ts';
import type { Database } from '#server/kit/database/database.ts';
import { saveVocabulary, searchSettings } from './vocabulary.ts';

const { database } = await testApp();
const asked = vi.spyOn(database, 'query');
const counts = () => asked.mock.calls.filter(([{ name }]) => name === 'search.countSections').length;

test('[DOC-02] searches at once count the sections together, and new words count none again', async () => {
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => searchSettings(database)));
  expect(counts()).toBe(1);
  expect(first?.sections.get('document')).toBeGreaterThan(0);
  for (const { sections } of others) expect(sections).toBe(first?.sections);

  await saveVocabulary(database, { synonyms: [['金箍棒', '铁棒']], promotions: [], hotWords: ['新词'] });
  const settings = await searchSettings(database);
  expect(settings.hotWords).toEqual(['新词']);
  expect(settings.synonyms.of({ text: '铁棒', han: true })).toEqual(['金箍棒']);
  expect(counts()).toBe(1);
});

test('the sections are counted again after ten minutes', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 601_000);
  const before = counts();
  await Promise.all(Array.from({ length: 20 }, () => searchSettings(database)));
  clock.mockRestore();
  expect(counts()).toBe(before + 1);
});

test('a count that failed is tried again', async () => {
  let isAway = true;
  const other: Database = {
    ...database,
    query: (statement, values) =>
      isAway && statement.name === 'search.countSections'
        ? Promise.reject(new Error('away'))
        : database.query(statement, values),
  };
  await expect(searchSettings(other)).rejects.toThrow('away');
  isAway = false;
  expect((await searchSettings(other)).sections.size).toBeGreaterThan(0);
});
