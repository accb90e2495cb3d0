import { describe, expect, test } from 'vitest';
import { countView, getFilters, getRelated, queryAbilities } from '#contract/catalogue/calls.ts';
import { abilitySortTypes, chips, enabledAbilities, filterTree } from '#contract/specification/catalogue.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { viewJob } from './view-store.ts';

const { call, database } = await testApp();
const rollUp = () => viewJob(database).run(() => false);

const query = async (request: object) =>
  (await call(queryAbilities, { pageNo: 1, pageSize: 100, ...request })).body.data;
const find = async (keyword: string) => {
  const { list, match } = await query({ keyword });
  return { names: list.map(({ abilityName }) => abilityName), match };
};
const filtersOf = async (request: Record<string, string>) => (await call(getFilters, request)).body.data;

describe('[CAT-06] a search', () => {
  test.each([
    ['a name', '安全帽佩戴检测', '安全帽佩戴检测'],
    ['two characters inside a word', '救生', '救生衣穿戴检测'],
    ['two characters across words', '衣穿', '反光衣穿戴检测'],
    ['one character', '猪', '生猪检测'],
    ['a label', '自救器', '煤矿矿工着装检测'],
    ['a scenario', '编组站', '铁路货车车号识别'],
    ['a whole sentence', '有没有能发现工人在井下没戴矿灯帽的算法', '煤矿矿工着装检测'],
    ['pinyin', 'jizhuangxiang', '集装箱号识别'],
    ['pinyin of a label, half typed', 'zijiuq', '煤矿矿工着装检测'],
    ['pinyin a syllable a word', 'ji zhuang xiang', '集装箱号识别'],
    ['pinyin with an apostrophe', "an'quan'mao", '安全帽佩戴检测'],
    ['initials', 'jzx', '集装箱号识别'],
    ['initials of a scenario', 'bzz', '铁路货车车号识别'],
    ['capitals and full width', 'ＪＺＸ', '集装箱号识别'],
    ['another word for the same thing', '头盔', '安全帽佩戴检测'],
    ['another word, by its sound', 'xiyan', '抽烟检测'],
    ['a chip', 'IPD-H9', '煤矿矿工着装检测'],
    ['a word longer than any that occurs', '身份证号', '身份证识别'],
    ['what people say in a trade', '吊车', '工程车辆检测'],
    ['English', 'helmet', '安全帽佩戴检测'],
    ['pinyin and another word', 'shenfenzheng ocr', '身份证识别'],
  ])('by %s (%s) finds %s first or among the first', async (_kind, keyword, name) => {
    const { names, match } = await find(keyword);
    expect(names.slice(0, 3)).toContain(name);
    expect(names.length).toBeLessThan(30);
    expect(match).toBeDefined();
  });

  test('ranks matching names above mere mentions', async () => {
    const { names } = await find('加油站');
    expect(names.slice(0, 3).every((name) => name.includes('加油站'))).toBe(true);
    expect(names.length).toBeGreaterThan(3);
  });

  test.each(['车牌', '火焰', '烟雾', '温度'])(
    'for something that an ability excludes finds nothing: %s',
    async (keyword) => {
      const told = (await query({})).list.filter(({ description }) => description.includes(keyword));
      const found = await find(keyword);
      expect(found.names.filter((name) => told.some(({ abilityName }) => abilityName === name))).toEqual([]);
    },
  );

  test('leaves out words that every ability has', async () => {
    const { names } = await find('检测工地上有没有人没穿反光衣');
    expect(names.slice(0, 2).sort()).toEqual(['反光衣穿戴检测', '工地着装规范算法包']);
    expect(names.length).toBeLessThan(6);
    expect((await find('检测')).names.length).toBeGreaterThan(30);
  });

  test('[SRCH-02] without a written match forgives one wrong character, then takes some of the words, and says so', async () => {
    expect(await find('安全冒')).toMatchObject({ match: 'near', names: expect.arrayContaining(['安全帽佩戴检测']) });
    expect(await find('集装箱 恐龙')).toMatchObject({ match: 'some', names: ['集装箱号识别'] });
    for (const keyword of ['恐龙', '<b>恐龙</b>']) expect(await find(keyword)).toEqual({ names: [], match: undefined });
  });

  test.each([
    ['punctuation', '？！。…—'],
    ['wildcards', '%_\\'],
    ['an emoji', '😀'],
    ['quotes and operators of a query', "' & | ! :* <-> ("],
  ])('of only %s finds nothing and does no harm', async (_kind, keyword) => {
    expect(await query({ keyword })).toMatchObject({ total: 0, list: [] });
    expect((await filtersOf({ keyword })).unfiltered).toBe(0);
  });

  test('of only separators counts as empty', async () => {
    expect((await query({ keyword: ' 、，；' })).total).toBe(enabledAbilities.length);
  });

  test.each([
    ["'; drop table catalogue_ability; --"],
    ["安全帽' or '1'='1"],
    ['<script>alert(1)</script>'],
    ['\\\\ :* & !'],
    ["a'b\\c:d(e)|f&g!h<->i"],
    ['安全帽 '.repeat(16).slice(0, KEYWORD_MAXIMUM)],
    ['龘'.repeat(KEYWORD_MAXIMUM)],
  ])('of %s is a search like any other', async (keyword) => {
    const { status, body } = await call(queryAbilities, { keyword, pageNo: 1, pageSize: 10 });
    expect([status, body.code]).toEqual([200, '200']);
    expect((await call(getFilters, { keyword })).body.code).toBe('200');
  });

  test('of ten thousand characters is refused with its field', async () => {
    for (const answer of [
      await call(queryAbilities, { keyword: '长'.repeat(10_000), pageNo: 1, pageSize: 10 }),
      await call(getFilters, { keyword: '长'.repeat(2000) }),
    ])
      expect([answer.status, answer.body]).toMatchObject([400, { code: '10003', data: { field: 'keyword' } }]);
  });
});

describe('[CAT-06] filters together', () => {
  const names = ['industryTypes', 'modelTypes', 'productForms'] as const;
  const selections: Record<string, number[] | string>[] = [
    {},
    { industryTypes: [2] },
    { industryTypes: [1, 8], modelTypes: [2] },
    { modelTypes: [4], productForms: [5] },
    { industryTypes: [6], modelTypes: [3], productForms: [2, 3] },
    { keyword: '检测', industryTypes: [4] },
    { keyword: '发票', modelTypes: [4], productForms: [1] },
    { chipIds: [330] },
    { chipIds: [33, 10], industryTypes: [1] },
  ];

  test.each(selections.map((selection) => [JSON.stringify(selection), selection] as const))(
    'count for each value what choosing it finds: %s',
    async (_text, selection) => {
      const asked = Object.fromEntries(Object.entries(selection).map(([name, value]) => [name, String(value)]));
      const counts = await filtersOf(asked);
      for (const name of names) {
        expect(counts[name]).toHaveLength(filterTree[name].length);
        for (const [at, { value, label, count }] of counts[name].entries()) {
          expect(lackingTerms(label, filterTree[name][at]?.terms ?? ['no such value'])).toEqual([]);
          const { total } = await query({ ...selection, [name]: [value], pageSize: 1 });
          expect([label, count]).toEqual([label, total]);
        }
      }
      const { total } = await query({ ...(selection.keyword && { keyword: selection.keyword }), pageSize: 1 });
      expect(counts.unfiltered).toBe(total);
    },
  );

  test('count for each chip what runs on it', async () => {
    const counts = await filtersOf({ modelTypes: '3' });
    expect(counts.chipIds.map(({ value }) => value)).toEqual(chips.map(([chipId]) => chipId));
    for (const { value, count } of counts.chipIds)
      expect((await query({ modelTypes: [3], chipIds: [value], pageSize: 1 })).total).toBe(count);
    expect(counts.chipIds[0]).toEqual({ value: 1, label: '在线校验', count: 0 });
  });

  test('that contradict each other find nothing, and show the keyword’s matches without them', async () => {
    const contradiction = { keyword: '身份证', industryTypes: [1], modelTypes: [1], productForms: [5] };
    expect(await query(contradiction)).toMatchObject({ total: 0, list: [] });
    const counts = await filtersOf({ keyword: '身份证', industryTypes: '1', modelTypes: '1', productForms: '5' });
    expect(counts.unfiltered).toBeGreaterThan(0);
  });

  test('with unknown values are refused with their field', async () => {
    for (const [field, value] of Object.entries({ industryTypes: 11, modelTypes: 9, productForms: 0, chipIds: 999 })) {
      const posted = await call(queryAbilities, { pageNo: 1, pageSize: 10, [field]: [value] });
      expect([posted.status, posted.body]).toMatchObject([400, { code: '10003', data: { field: `${field}.0` } }]);
      const got = await call(getFilters, { [field]: String(value) });
      expect([got.status, got.body]).toMatchObject([400, { code: '10003', data: { field: `${field}.0` } }]);
    }
    const letters = await call(getFilters, { chipIds: '1,x' });
    expect([letters.status, letters.body]).toMatchObject([400, { code: '10003', data: { field: 'chipIds' } }]);
  });
});

describe('[CAT-06] the orders', () => {
  const paged = async (request: object) => {
    const seen: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const answer = await query({ ...request, pageSize: 7, ...(cursor && { cursor }) });
      seen.push(...answer.list.map(({ abilityNo }) => abilityNo));
      cursor = answer.nextCursor;
      pages += 1;
    } while (cursor !== undefined && pages < 30);
    return seen;
  };

  test.each(abilitySortTypes.map(({ value, meaning }) => [meaning, value] as const))(
    'by pages and by cursor list the same as one page: %s',
    async (_label, sortType) => {
      await call(countView, { abilityNo: 33 }, { 'idempotency-key': `order-${sortType}` });
      await rollUp();
      for (const filter of [{}, { modelTypes: [1] }, { industryTypes: [2], productForms: [5] }]) {
        const whole = (await query({ ...filter, sortType })).list.map(({ abilityNo }) => abilityNo);
        expect(whole.length).toBeGreaterThan(7);
        expect(new Set(whole).size).toBe(whole.length);
        expect(await paged({ ...filter, sortType })).toEqual(whole);
        const pages = await Promise.all(
          [1, 2, 3].map(async (pageNo) => (await query({ ...filter, sortType, pageNo, pageSize: 7 })).list),
        );
        expect(pages.flat().map(({ abilityNo }) => abilityNo)).toEqual(whole.slice(0, 21));
      }
    },
  );

  test('follow their keys: time, views, downloads', async () => {
    await database.query({
      name: '',
      text: 'update catalogue_ability_count set download_count = ability_no % 5, view_count = ability_no % 7',
    });
    const key = {
      1: 'updateTime',
      2: 'updateTime',
      3: 'viewCount',
      4: 'viewCount',
      5: 'downloadCount',
      6: 'downloadCount',
    } as const;
    for (const sortType of [1, 2, 3, 4, 5, 6] as const) {
      const { list } = await query({ sortType });
      const keys = list.map((ability) => [ability[key[sortType]], ability.abilityNo] as const);
      const sorted = [...keys].sort(([a, i], [b, j]) =>
        a === b ? i - j : (a < b ? -1 : 1) * (sortType % 2 === 0 ? 1 : -1),
      );
      expect(keys).toEqual(sorted);
    }
  });

  test('hold within a search as well', async () => {
    const { list } = await query({ keyword: '识别', sortType: 2 });
    expect(list.length).toBeGreaterThan(20);
    const times = list.map(({ updateTime }) => updateTime);
    expect(times).toEqual([...times].sort());
    expect(await paged({ keyword: '识别', sortType: 2 })).toEqual(list.map(({ abilityNo }) => abilityNo));
  });

  test.each([
    [1, '2024-02-31 00:00:00+00'],
    [2, '0000-01-01'],
    [1, '99999999999999999999'],
    [3, '-1'],
    [null, 'x'],
    [5, '1e3'],
  ])('refuse a forged cursor: order %s, key %s', async (sortType, key) => {
    const cursor = Buffer.from(JSON.stringify([sortType ?? 'number', key, 9])).toString('base64url');
    const { status, body } = await call(queryAbilities, { sortType, cursor, pageNo: 2, pageSize: 5 });
    expect([status, body]).toMatchObject([400, { code: '10003', data: { field: 'cursor' } }]);
  });

  test('have no cursor with the order by relevance', async () => {
    const cursor = Buffer.from(JSON.stringify(['relevance', '', 9])).toString('base64url');
    const { status, body } = await call(queryAbilities, { keyword: '识别', cursor, pageNo: 3, pageSize: 5 });
    expect([status, body]).toMatchObject([400, { code: '10003', data: { field: 'cursor' } }]);
    expect((await query({ keyword: '识别', pageSize: 5 })).nextCursor).toBe(undefined);
  });

  test('take the last key that PostgreSQL can hold', async () => {
    const cursor = Buffer.from(JSON.stringify([1, '9'.repeat(17), 9])).toString('base64url');
    expect((await call(queryAbilities, { sortType: 1, cursor, pageNo: 2, pageSize: 5 })).status).toBe(200);
  });

  test.each([['of another order'], ['that is no cursor'], ['that is altered']])('refuse a cursor %s', async (kind) => {
    const { nextCursor = '' } = await query({ sortType: 1, pageSize: 5 });
    const cursor = {
      'of another order': nextCursor,
      'that is no cursor': '安全帽',
      'that is altered': `${nextCursor.slice(0, -6)}AAAAAA`,
    }[kind];
    const sortType = kind === 'of another order' ? 3 : 1;
    const { status, body } = await call(queryAbilities, { sortType, cursor, pageNo: 2, pageSize: 5 });
    expect([status, body]).toMatchObject([400, { code: '10003', data: { field: 'cursor' } }]);
  });
});

describe('abilities like one', () => {
  test('share its place or its kind, and are shown by the host', async () => {
    const like = async (abilityNo: number) =>
      (await call(getRelated, { abilityNo })).body.data.map(({ abilityName }) => abilityName);
    expect((await like(30)).slice(0, 2).sort()).toEqual(['加油站卸油检测', '加油站私自收款检测']);
    expect((await like(14)).slice(0, 2)).toEqual(['牛只检测', '羊只检测']);
    expect((await like(39)).every((name) => name.includes('发票'))).toBe(true);
    for (const abilityNo of [18, 999_999]) expect(await like(abilityNo)).toEqual([]);
  });
});

describe('stored totals', () => {
  const set = (abilityNo: number, on: boolean) =>
    database.query({
      name: '',
      text: `update catalogue_ability set enabled_test = ${on} where ability_no = ${abilityNo}`,
    });

  test('are right as soon as an ability is changed, added or removed', async () => {
    const animals = async () => (await filtersOf({ keyword: '生猪', industryTypes: '6' })).modelTypes[0]?.count;
    expect((await query({ pageSize: 1 })).total).toBe(enabledAbilities.length);
    await set(14, false);
    await expect
      .poll(async () => (await query({ pageSize: 1 })).total, { timeout: 30_000 })
      .toBe(enabledAbilities.length - 1);
    await expect.poll(animals, { timeout: 30_000 }).toBe(0);
    expect((await filtersOf({ industryTypes: '6' })).unfiltered).toBe(enabledAbilities.length - 1);
    await set(14, true);
    await expect
      .poll(async () => (await query({ pageSize: 1 })).total, { timeout: 30_000 })
      .toBe(enabledAbilities.length);
    await expect.poll(animals, { timeout: 30_000 }).toBe(1);
  });

  test('stay correct, without deadlocks, while abilities change and views are rolled up at once', async () => {
    // Locks the rows in one order, so that two parallel changes cannot deadlock.
    const change = {
      name: '',
      text: `update catalogue_ability set industry_types = case when 10 = any (industry_types) then array_remove(industry_types, 10::smallint)
         else industry_types || 10::smallint end
       where ability_no in (
         select ability_no from catalogue_ability where ability_no % 3 = $1 order by ability_no for no key update)`,
    };
    // Facets exist from here on: two changes that make the same ones in another order would wait for each other.
    for (const rest of [0, 1, 0, 1]) await database.query(change, [rest]);
    const views = async (round: number) => {
      await Promise.all(
        [65, 3, 33, 12, 48].map((abilityNo) =>
          call(countView, { abilityNo }, { 'idempotency-key': `storm-${round}-${abilityNo}` }),
        ),
      );
      await rollUp();
    };
    const done = await Promise.allSettled(
      Array.from({ length: 12 }, (_, round) =>
        round % 3 === 2 ? views(round) : database.query(change, [round % 2 === 0 ? 0 : 1]),
      ),
    );
    expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('equal a count of the rows after any changes', async () => {
    const kept = await database.query<{ facet_id: number; total: number }>({
      name: '',
      text: 'select facet_id, total from catalogue_facet where total > 0 order by 1',
    });
    const counted = await database.query<{ facet_id: number; total: number }>({
      name: '',
      text: 'select facet_id, count(*) as total from catalogue_ability group by 1 order by 1',
    });
    expect(kept).toEqual(counted);
    const apart = await database.query({
      name: '',
      text: 'select 1 from catalogue_ability a join catalogue_ability_count c using (ability_no) where a.facet_id is distinct from c.facet_id',
    });
    expect(apart).toEqual([]);
  });
});
