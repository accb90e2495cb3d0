import { expect, test } from 'vitest';
import { testApp } from '#server/app/testing.ts';
import { vectorOf } from './cut.ts';
import { find } from './find.ts';
import { foldText } from './fold.ts';
import { createIndexStore, sampleLexemesOf, scopeOf, shelvesOf } from './index-store.ts';
import { makeIndexWithoutShelves } from './testing-older-index.ts';
import { searchSettings } from './vocabulary.ts';

const { database } = await testApp();
const SECTIONS = 5200;
const KIND = 'leaflet';

/** The same words are in all, in one of eight, in one of a hundred, and in one alone. */
const textOf = (no: number) =>
  [
    'frequentest 到处都有',
    ...(no % 8 === 0 ? ['eighthpart 分成八份'] : []),
    ...(no % 100 === 0 ? ['seldomness 偶尔出现'] : []),
    ...(no === 4321 ? ['uniqueness 独此一份'] : []),
  ].join(' ');

const fill = async () => {
  const { generation } = await createIndexStore(database).state();
  const all = Array.from({ length: SECTIONS }, (_, no) => ({ id: `${KIND}-${no}`, text: textOf(no) }));
  await database.query(
    {
      name: '',
      text: `insert into search_section (generation, kind, entry_id, no, path, name, heading, body, folded_name, folded_text, weight, words)
        select $1, $2, e.id, 0, '/', e.id, '', e.body, e.id, e.folded, 0, e.words::tsvector
        from unnest($3::text[], $4::text[], $5::text[], $6::text[]) as e (id, body, folded, words)`,
    },
    [
      generation,
      KIND,
      all.map(({ id }) => id),
      all.map(({ text }) => text),
      all.map(({ text }) => foldText(`\n${text}`)),
      all.map(({ id, text }) =>
        vectorOf({
          names: ['册'],
          body: text,
          scopes: [scopeOf(generation, KIND, 'test'), ...sampleLexemesOf(KIND, id)],
          shelves: shelvesOf(KIND, id),
        }),
      ),
    ],
  );
};

const search = async (keyword: string) => {
  const { groups } = await find(database, { keyword, kinds: [KIND], host: 'test', offset: 0, limit: 10 });
  const [group] = groups;
  return { total: group?.total ?? 0, more: group?.more ?? false, first: group?.list[0]?.entryId };
};

const findsAll = async () => {
  for (const keyword of ['到处都有', 'requentes'])
    expect(await search(keyword)).toMatchObject({ total: 1000, more: true });
  for (const keyword of ['分成八份', 'ighthpar']) expect(await search(keyword)).toMatchObject({ total: SECTIONS / 8 });
  for (const keyword of ['偶尔出现', 'eldomnes'])
    expect(await search(keyword)).toMatchObject({ total: SECTIONS / 100 });
  for (const keyword of ['独此一份', 'niquenes', 'niquenes frequentest', '到处 niquenes 独此一份'])
    expect((await search(keyword)).first, keyword).toBe(`${KIND}-4321`);
};

test('[DOC-02] a kind with very many sections is read by samples where they have enough, and no match is missed where not', async () => {
  await fill();
  const settings = await searchSettings(database);
  expect(settings.sections.get(KIND)).toBe(SECTIONS);
  expect(settings.isShelved).toBe(true);
  await findsAll();
});

test('[DOC-02] a large kind is read the same from an index that has no shelves', async () => {
  await makeIndexWithoutShelves(database);
  expect((await searchSettings(database)).isShelved).toBe(false);
  await findsAll();
});
