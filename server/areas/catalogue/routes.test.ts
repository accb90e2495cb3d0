import { describe, expect, test } from 'vitest';
import { countView, getAbility, getChips, getFilters, getScenes, queryAbilities } from '#contract/catalogue/calls.ts';
import { bigVersions, chips, deviceTypes, firmwareTypes } from '#contract/catalogue/chips.ts';
import { modelTypeCodes, modelTypesShown } from '#contract/catalogue/filters.ts';
import { named } from '../../database/pool.ts';
import { testApp } from '../../testing.ts';
import { createCatalogueStore } from './store.ts';
import { trainUrl } from './compose-entry.ts';

const { app, call, database } = await testApp({ PRODUCTION_HOSTS: 'portal.example.com' });
const store = createCatalogueStore(database);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** C3: the enabled abilities. */
const enabled = [...range(1, 17), ...range(19, 21), ...range(23, 26), ...range(28, 65)];
const detail = async (abilityNo: number) => (await call(getAbility, { abilityNo })).body.data;
const details = await Promise.all(enabled.map(detail));
const list = async (query: object) => {
  const { body } = await call(queryAbilities, { pageNo: 1, pageSize: 100, ...query });
  return body.data.list.map(({ abilityNo }) => abilityNo);
};

describe('entries', () => {
  test('[CAT-03] every entry has the fields of the catalogue, flagged for online experience', () => {
    expect(details.map(({ abilityNo }) => abilityNo)).toEqual(enabled);
    for (const ability of details) {
      expect(ability).toMatchObject({ onlineExperience: true });
      for (const field of ['abilityName', 'downloadName', 'description', 'modelTypeCn', 'cover'] as const)
        expect(ability[field]).not.toBe('');
      expect(ability.banner.cover).toMatch(/\/banner\.svg$/);
      for (const field of ['label', 'function', 'condition', 'scenarios', 'way'] as const)
        expect(ability[field].length).toBeGreaterThan(0);
      for (const { labelName, labelType } of ability.label) {
        expect(labelName).not.toBe('');
        expect([0, 2, 3]).toContain(labelType);
      }
    }
  });

  test('[CAT-05] every model type reads in Chinese as one of the eight that pages show', () => {
    for (const { modelTypeCn } of details) expect(Object.keys(modelTypesShown)).toContain(modelTypeCn);
  });

  test('[CAT-14] the options of labels keep the spelling of the catalogue', () => {
    const has = (field: 'modelLable' | 'peopleModelLable' | 'staticModelLable', option: string) => {
      const entries = details.flatMap((ability) => (ability[field] ?? []) as Record<string, unknown>[]);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(typeof entry[option]).toBe('boolean');
    };
    has('modelLable', 'isSupportTargetScore');
    has('peopleModelLable', 'isSyncPersonnelInfo');
    has('staticModelLable', 'isStaticObjectFilter');
  });

  test('[CAT-15] chip blocks have a title and chips with versions, advanced options are chips of the table', () => {
    const known = new Map(chips.map((chip) => [chip.chipId, chip.chipName]));
    for (const ability of details) {
      expect((ability.targetChipData ?? ability.ocrChipData)?.length).toBeGreaterThan(0);
      const blocks = [ability.targetChipData, ability.staticData, ability.peopleData, ability.ocrChipData];
      for (const block of blocks.flatMap((list) => list ?? [])) {
        expect(block.title).not.toBe('');
        for (const chip of block.labelList) {
          expect(chip.labelName).toBe(known.get(chip.chipId));
        }
      }
      for (const ids of Object.values(ability.advancedOptions ?? {}))
        for (const id of ids) expect(known.has(id)).toBe(true);
    }
    for (const option of ['staticObjectFilter', 'supportPostProcessing', 'syncPersonnelInfo'] as const)
      expect(details.some((ability) => (ability.advancedOptions?.[option].length ?? 0) > 0)).toBe(true);
  });

  test('[CAT-13] minimum versions are 4.0.0 for super-brain KT2, server T4 and KT2, 3.0.1 for H9 in the coal mine, and no other', () => {
    const versions = details.flatMap((ability) =>
      [ability.targetChipData, ability.staticData, ability.peopleData, ability.ocrChipData]
        .flatMap((list) => list ?? [])
        .flatMap(({ labelList }) => labelList.map((chip) => ({ ...chip, abilityNo: ability.abilityNo }))),
    );
    for (const { chipId, version, abilityNo } of versions) {
      const expected = [9, 10, 14].includes(chipId)
        ? '4.0.0'
        : chipId === 33 && [21, 23].includes(abilityNo)
          ? '3.0.1'
          : undefined;
      expect([abilityNo, chipId, version]).toEqual([abilityNo, chipId, expected]);
    }
    expect(new Set(versions.filter(({ version }) => version === '3.0.1').map(({ abilityNo }) => abilityNo))).toEqual(
      new Set([21, 23]),
    );
  });

  test('[CAT-18] each of the first ten has all four ways, the training one with link, scene and model type', () => {
    const firstNine = [23001, 23004, 23006, 23014, 23015, 23016, 23017, 23018];
    for (const ability of details.slice(0, 10)) {
      expect(ability.way.map(({ type }) => type)).toEqual([1, 2, 3, 4]);
      const training = ability.way[3];
      expect(training?.trainUrl).toBe(trainUrl(training?.typicalSceneType ?? 0));
      expect(Object.values(modelTypeCodes)).toContain(training?.modelType);
      const scenes = ability.abilityNo === 10 ? [23008] : firstNine;
      expect(scenes).toContain(training?.typicalSceneType);
    }
  });

  test('[CAT-08] the training link leads to the scene of the ability', () => {
    expect(details[9]?.way[3]?.trainUrl).toBe('/intellisense/ai-training/console/typical-model/#/23008/typical-model');
  });

  test('the training scenes name the abilities that are trained from them', async () => {
    const { body } = await call(getScenes);
    const named = body.data.flatMap((scene) => scene.abilities.map(({ abilityNo }) => abilityNo));
    expect(named.sort((a, b) => a - b)).toEqual([...range(1, 17), ...range(19, 21), 26, 32, ...range(46, 50), 55, 58]);
    expect(body.data.find((scene) => scene.typicalSceneType === 23008)?.abilities[0]?.abilityNo).toBe(10);
  });
});

describe('tables', () => {
  test('[CAT-09] chips, device types, firmware types, big versions and model type codes are those of the catalogue', async () => {
    const { body } = await call(getChips);
    const { camera, brain, server, host, cloud } = deviceTypes;
    expect(deviceTypes).toEqual({ camera: 1, brain: 2, server: 3, host: 4, cloud: 5 });
    const groups: [number | null, number[]][] = [
      [null, [1]],
      [camera, [2, 5, 7, 15, 19, 25, 31, 33, 41, 45, 330]],
      [brain, [3, 10, 27, 30, 32, 35]],
      [server, [8, 9, 11, 14, 44]],
      [host, [16, 17, 29, 34, 46]],
      [cloud, [6, 18, 28]],
    ];
    for (const [group, ids] of groups)
      expect(body.data.chips.filter((chip) => chip.deviceType === group).map((chip) => chip.chipId)).toEqual(ids);
    expect(body.data.chips).toHaveLength(31);
    expect(firmwareTypes).toEqual({ OPAI_V1: 1, OPAI_V2: 2 });
    expect(bigVersions.map(({ name, firmwareType }) => [name, firmwareType])).toEqual([
      ['Guanlan1.0', 1],
      ['Guanlan2.0', 2],
    ]);
    expect(
      Object.values(modelTypeCodes)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4, 10, 11, 12, 13, 17, 19, 20, 21, 25, 29, 30, 102]);
  });

  test('[CAT-05] the filter tree is that of the catalogue, with counts', async () => {
    const { data } = (await call(getFilters)).body;
    expect(data.industryTypes).toHaveLength(10);
    expect(data.modelTypes.map(({ label }) => label)).toEqual(['检测', '混合', 'OCR', '结构化 OCR']);
    expect(data.productForms.map(({ label }) => label)).toEqual([
      '在线体验',
      '云端',
      'AI 服务器',
      'AI 超脑',
      'AI 摄像机',
    ]);
    for (const { value, count } of data.modelTypes) expect(await list({ modelTypes: [value] })).toHaveLength(count);
    for (const { value, count } of data.industryTypes)
      expect(await list({ industryTypes: [value] })).toHaveLength(count);
    expect(data.productForms[0]?.count).toBe(62);
    expect(data.unfiltered).toBe(62);
  });
});

describe('the list', () => {
  test('[CAT-01] lists the enabled abilities; 18, 22 and 27 are unknown', async () => {
    expect(await list({})).toEqual(enabled);
    for (const abilityNo of [18, 22, 27, 66]) expect((await call(getAbility, { abilityNo })).body.code).toBe('10006');
  });

  test('[ROUTE-06] finds by keyword, every word of it, whatever its width and case', async () => {
    expect(await list({ keyword: '安全帽' })).toContain(3);
    expect(await list({ keyword: '中控室 睡觉' })).toEqual([6]);
    expect(await list({ keyword: '％' })).toEqual([]);
    expect(await list({ keyword: '_' })).toEqual([]);
    expect(await list({ keyword: '、，；' })).toEqual(enabled);
  });

  test('filters narrow together, and a page past the end is empty with the right total', async () => {
    const both = await list({ modelTypes: [2], industryTypes: [3] });
    const mixed = await list({ modelTypes: [2] });
    const medical = await list({ industryTypes: [3] });
    expect(both).toEqual(mixed.filter((abilityNo) => medical.includes(abilityNo)));
    const past = await call(queryAbilities, { pageNo: 9, pageSize: 50 });
    expect(past.body.data).toMatchObject({ total: 62, pageNo: 9, list: [] });
    const second = await call(queryAbilities, { pageNo: 2, pageSize: 4 });
    expect(second.body.data.list.map(({ abilityNo }) => abilityNo)).toEqual([5, 6, 7, 8]);
  });

  test('sorts by update and by views, both ways', async () => {
    const newest = await list({ sortType: 1 });
    expect(await list({ sortType: 2 })).toEqual([...newest].reverse());
    await call(countView, { abilityNo: 7 }, { 'idempotency-key': 'sort-7' });
    await store.rollUpViews();
    expect((await list({ sortType: 3, keyword: ' ' }))[0]).toBe(7);
    expect((await list({ sortType: 4, keyword: ' ' })).at(-1)).toBe(7);
  });
});

describe('views', () => {
  const viewsOf = async (abilityNo: number) => (await store.find(abilityNo, 'test'))?.viewCount;

  test('a view counts once for its key, before and after it is rolled up', async () => {
    const before = (await viewsOf(2)) ?? 0;
    const view = () => call(countView, { abilityNo: 2 }, { 'idempotency-key': 'once' });
    expect((await view()).body).toEqual({ code: '200', msg: '', data: { abilityNo: 2 } });
    expect((await view()).body.code).toBe('200');
    expect(await viewsOf(2)).toBe(before + 1);
    await store.rollUpViews();
    expect((await view()).body.code).toBe('200');
    expect(await viewsOf(2)).toBe(before + 1);
  });

  test('fifty views at once of one key count once, of fifty keys fifty times', async () => {
    const before = (await viewsOf(4)) ?? 0;
    const views = (key: (at: number) => string) =>
      Promise.all(
        Array.from({ length: 50 }, (_, at) => call(countView, { abilityNo: 4 }, { 'idempotency-key': key(at) })),
      );
    for (const { body } of await views(() => 'same')) expect(body.code).toBe('200');
    await Promise.all([views((at) => `own-${at}`), store.rollUpViews(), store.rollUpViews()]);
    expect(await viewsOf(4)).toBe(before + 51);
    await store.rollUpViews();
    expect(await viewsOf(4)).toBe(before + 51);
  });

  test('a view without a key, of an unknown ability, or under the key of another is refused', async () => {
    const without = await call(countView, { abilityNo: 1 });
    expect([without.status, without.body.code, without.body.data]).toEqual([
      400,
      '10003',
      { field: 'Idempotency-Key' },
    ]);
    const unknown = await call(countView, { abilityNo: 18 }, { 'idempotency-key': 'unknown' });
    expect([unknown.status, unknown.body.code]).toEqual([200, '10006']);
    await call(countView, { abilityNo: 1 }, { 'idempotency-key': 'taken' });
    const taken = await call(countView, { abilityNo: 2 }, { 'idempotency-key': 'taken' });
    expect([taken.status, taken.body.code]).toEqual([200, '10003']);
  });
});

test('[GUARD-03] an ability that the list of the host does not allow is unknown there', async () => {
  await database.query(
    named('test.disable', 'update catalogue_ability set enabled_production = false where ability_no = 9'),
  );
  const on = async (host: string) =>
    (await app.inject({ url: `${getAbility.path}?abilityNo=9`, headers: { host } })).json().code;
  expect(await on('portal.example.com')).toBe('10006');
  expect(await on('portal.example.com:8443')).toBe('10006');
  expect(await on('test.portal.example.com')).toBe('200');
  expect(await on('localhost')).toBe('200');
});
