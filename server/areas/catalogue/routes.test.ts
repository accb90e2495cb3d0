import { describe, expect, test } from 'vitest';
import { countView, getAbility, getChips, getFilters, getScenes, queryAbilities } from '#contract/catalogue/calls.ts';
import {
  abilityFields,
  absentAbilities,
  bigVersions,
  chipGroups,
  chips,
  coalMineVersion,
  conditionTerms,
  deviceTypes,
  enabledAbilities as enabled,
  entryTypes,
  filterTree,
  minimumVersions,
  otherScenesOfTheFirst,
  shownModelTypes,
  trainingLink,
  trainingModelTypes,
  trainingScenes,
  wayTerms,
} from '#contract/specification/catalogue.ts';
import { readDocument } from '#contract/documents/calls.ts';
import { lackingTerms } from '#contract/specification/terms.ts';
import { testApp } from '#server/app/testing.ts';
import { createCatalogueStore } from './store.ts';
import { viewJob } from './view-store.ts';

const { app, call, database } = await testApp({ PRODUCTION_HOSTS: 'portal.example.com' });
const store = createCatalogueStore(database);
const rollUp = () => viewJob(database).run(() => false);

const detail = async (abilityNo: number) => (await call(getAbility, { abilityNo })).body.data;
const details = await Promise.all(enabled.map(detail));
const list = async (query: object) => {
  const { body } = await call(queryAbilities, { pageNo: 1, pageSize: 100, ...query });
  return body.data.list.map(({ abilityNo }) => abilityNo);
};

test('[CAT-17] each way leads to a document that explains it, whichever ability it is of', async () => {
  const ways = details.flatMap(({ way }) => way);
  const typesOf = new Map(ways.map(({ docUrl }) => [docUrl, new Set<number>()]));
  for (const { docUrl, type } of ways) typesOf.get(docUrl)?.add(type);
  expect([...typesOf.values()].map((types) => [...types])).toEqual(expect.arrayContaining([[1], [2], [3], [4]]));
  expect(typesOf.size).toBe(4);
  for (const [docUrl, [type = 0]] of typesOf) {
    const key = docUrl.replace('/resource-center/document-detail/', '');
    const { status, body } = await call(readDocument, { key });
    expect(status, docUrl).toBe(200);
    expect(lackingTerms(`${body.data.title} ${body.data.html}`, wayTerms[type] ?? ['no such way']), docUrl).toEqual([]);
  }
});

describe('entries', () => {
  test('[CAT-03] every entry has the fields of the catalogue, flagged for online experience', () => {
    expect(details.map(({ abilityNo }) => abilityNo)).toEqual(enabled);
    for (const ability of details) {
      expect(ability).toMatchObject({ onlineExperience: true });
      expect(Object.keys(ability)).toEqual(expect.arrayContaining([...abilityFields.always]));
      for (const field of ['abilityName', 'downloadName', 'description', 'modelTypeCn', 'cover'] as const)
        expect(ability[field]).not.toBe('');
      expect(ability.banner.cover).toMatch(/\/banner\.svg$/);
      for (const field of ['label', 'function', 'condition', 'scenarios', 'way'] as const)
        expect(ability[field].length).toBeGreaterThan(0);
      for (const { labelName, labelType } of ability.label) {
        expect(labelName).not.toBe('');
        expect(entryTypes.label).toContain(labelType);
      }
    }
  });

  test('[CAT-05] the Chinese name of every model type is one of the eight that pages show', () => {
    const isMeant = (modelTypeCn: string) =>
      shownModelTypes.some(({ terms }) => !lackingTerms(modelTypeCn, terms).length);
    expect(details.filter(({ modelTypeCn }) => !isMeant(modelTypeCn))).toEqual([]);
    expect(new Set(details.map(({ modelTypeCn }) => modelTypeCn)).size).toBe(shownModelTypes.length);
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

  test('[CAT-15] chip blocks have a title and chips with versions, advanced options are chips of the table', async () => {
    const known = new Set(chips.map(([chipId]) => chipId));
    const tabled = new Map((await call(getChips)).body.data.chips.map(({ chipId, chipName }) => [chipId, chipName]));
    for (const ability of details) {
      expect((ability.targetChipData ?? ability.ocrChipData)?.length).toBeGreaterThan(0);
      const blocks = [ability.targetChipData, ability.staticData, ability.peopleData, ability.ocrChipData];
      for (const block of blocks.flatMap((list) => list ?? [])) {
        expect(block.title).not.toBe('');
        for (const chip of block.labelList) {
          expect(known.has(chip.chipId)).toBe(true);
          expect(chip.labelName).toBe(tabled.get(chip.chipId));
        }
      }
      for (const ids of Object.values(ability.advancedOptions ?? {}))
        for (const id of ids) expect(known.has(id)).toBe(true);
    }
    for (const option of ['staticObjectFilter', 'supportPostProcessing', 'syncPersonnelInfo'] as const)
      expect(details.some((ability) => (ability.advancedOptions?.[option].length ?? 0) > 0)).toBe(true);
  });

  test('[CAT-13] minimum versions are 4.0.0 for server T4 and every KT2, 3.0.1 for H9 in the coal mine, and no other', () => {
    const versions = details.flatMap((ability) =>
      [ability.targetChipData, ability.staticData, ability.peopleData, ability.ocrChipData]
        .flatMap((list) => list ?? [])
        .flatMap(({ labelList }) => labelList.map((chip) => ({ ...chip, abilityNo: ability.abilityNo }))),
    );
    for (const { chipId, version, abilityNo } of versions) {
      const isOfCoalMine = chipId === coalMineVersion.chipId && [21, 23].includes(abilityNo);
      const expected = isOfCoalMine ? coalMineVersion.version : minimumVersions[chipId];
      expect([abilityNo, chipId, version]).toEqual([abilityNo, chipId, expected]);
    }
    expect(
      new Set(versions.filter(({ version }) => version === coalMineVersion.version).map(({ abilityNo }) => abilityNo)),
    ).toEqual(new Set([21, 23]));
  });

  test('[CAT-18] each of the first ten has all four ways, the training one with link, scene and model type', () => {
    for (const ability of details.slice(0, 10)) {
      expect(ability.way.map(({ type }) => type)).toEqual(entryTypes.way);
      const training = ability.way[3];
      expect(training?.trainUrl).toBe(trainingLink(training?.typicalSceneType ?? 0));
      expect(trainingModelTypes.map(({ code }) => code)).toContain(training?.modelType);
      const scene = trainingScenes[ability.abilityNo];
      const scenes = scene === undefined ? otherScenesOfTheFirst : [scene];
      expect(scenes).toContain(training?.typicalSceneType);
    }
  });

  test('[CAT-08] the training link leads to the scene of the ability', () => {
    expect(details[9]?.way[3]?.trainUrl).toBe('/intellisense/ai-training/console/typical-model/#/23008/typical-model');
    for (const { way } of details)
      for (const { type, trainUrl, typicalSceneType } of way)
        expect(trainUrl).toBe(type === 4 ? trainingLink(typicalSceneType ?? 0) : undefined);
  });

  test('conditions and ways have the types of the catalogue, and describe each', () => {
    for (const { abilityNo, condition, way, function: blocks } of details) {
      for (const { type } of blocks) expect(entryTypes.function).toContain(type);
      for (const { type, name, title } of condition)
        expect(lackingTerms(`${name} ${title}`, conditionTerms[type] ?? ['no such type']), `${abilityNo}`).toEqual([]);
      for (const { type, name } of way)
        expect(lackingTerms(name, wayTerms[type] ?? ['no such type']), `${abilityNo}`).toEqual([]);
    }
  });

  test('the training scenes name the abilities that are trained from them', async () => {
    const { body } = await call(getScenes);
    const named = body.data.flatMap((scene) => scene.abilities.map(({ abilityNo }) => abilityNo));
    const first = enabled.filter((abilityNo) => abilityNo < 10);
    expect(named.sort((a, b) => a - b)).toEqual([...first, ...Object.keys(trainingScenes).map(Number)]);
    expect(body.data.find((scene) => scene.typicalSceneType === 23008)?.abilities[0]?.abilityNo).toBe(10);
  });
});

describe('tables', () => {
  test('[CAT-09] chips, device types, firmware types, big versions and model type codes are those of the catalogue', async () => {
    const { body } = await call(getChips);
    expect(body.data.chips.map(({ chipId }) => chipId)).toEqual(chips.map(([chipId]) => chipId));
    // The document names a group for these chips. The online check is no device, and the other groups are our choice.
    const { camera, brain, server, host, cloud } = deviceTypes;
    const groups: [number | null, number[]][] = [
      [null, [1]],
      [camera, [2, 5, 7, 15, 19, 25, 31, 33, 41, 45, 330]],
      [brain, [3, 10, 27, 30, 32, 35]],
      [server, [8, 9, 11, 14, 44]],
      [host, [16, 17, 29, 34, 46]],
      [cloud, [6, 18, 28]],
    ];
    const idsOf = (group: number | null) =>
      body.data.chips.filter((chip) => chip.deviceType === group).map((chip) => chip.chipId);
    for (const [group, ids] of groups) expect(idsOf(group)).toEqual(ids);
    for (const [name, ids] of Object.entries(chipGroups))
      expect(idsOf(deviceTypes[name as keyof typeof deviceTypes])).toEqual(expect.arrayContaining([...ids]));
    expect(body.data.bigVersions.map(({ name, firmwareType }) => [name, firmwareType])).toEqual(
      bigVersions.map(({ name, firmwareType }) => [name, firmwareType]),
    );
  });

  test('[CAT-05] the filter tree is that of the catalogue, with counts', async () => {
    const { data } = (await call(getFilters)).body;
    for (const name of ['industryTypes', 'modelTypes', 'productForms'] as const) {
      const labels = data[name].map(({ label }) => label);
      expect(labels).toHaveLength(filterTree[name].length);
      for (const [at, { meaning, terms }] of filterTree[name].entries())
        expect(lackingTerms(labels[at] ?? '', terms), meaning).toEqual([]);
    }
    for (const { value, count } of data.modelTypes) expect(await list({ modelTypes: [value] })).toHaveLength(count);
    for (const { value, count } of data.industryTypes)
      expect(await list({ industryTypes: [value] })).toHaveLength(count);
    expect(data.productForms[0]?.count).toBe(enabled.length);
    expect(data.unfiltered).toBe(enabled.length);
  });
});

describe('the list', () => {
  test('[CAT-01] lists the enabled abilities; 18, 22 and 27 are unknown', async () => {
    expect((await list({})).toSorted((one, other) => one - other)).toEqual(enabled);
    for (const abilityNo of [...absentAbilities, 66])
      expect((await call(getAbility, { abilityNo })).body.code).toBe('10006');
  });

  test('[ROUTE-06] finds by keyword, every word of it, in any width and case', async () => {
    expect(await list({ keyword: '安全帽' })).toContain(3);
    expect(await list({ keyword: '中控室 睡觉' })).toEqual([6]);
    expect(await list({ keyword: '％' })).toEqual([]);
    expect(await list({ keyword: '_' })).toEqual([]);
    expect(await list({ keyword: '、，；' })).toEqual(await list({}));
  });

  test('filters narrow together, and a page past the end is empty with the right total', async () => {
    const both = await list({ modelTypes: [2], industryTypes: [3] });
    const mixed = await list({ modelTypes: [2] });
    const medical = await list({ industryTypes: [3] });
    expect(both).toEqual(mixed.filter((abilityNo) => medical.includes(abilityNo)));
    const past = await call(queryAbilities, { pageNo: 9, pageSize: 50 });
    expect(past.body.data).toMatchObject({ total: enabled.length, pageNo: 9, list: [] });
    const second = await call(queryAbilities, { pageNo: 2, pageSize: 4 });
    expect(second.body.data.list.map(({ abilityNo }) => abilityNo)).toEqual((await list({})).slice(4, 8));
  });

  test('sorts by update and by views, both ways', async () => {
    const newest = await list({ sortType: 1 });
    expect(await list({ sortType: 2 })).toEqual([...newest].reverse());
    await call(countView, { abilityNo: 7 }, { 'idempotency-key': 'sort-7' });
    await rollUp();
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
    await rollUp();
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
    await Promise.all([views((at) => `own-${at}`), rollUp(), rollUp()]);
    expect(await viewsOf(4)).toBe(before + 51);
    await rollUp();
    expect(await viewsOf(4)).toBe(before + 51);
  });

  test('a view without a key, of an unknown ability, or with the key of another view is refused', async () => {
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
  await database.query({
    name: '',
    text: 'update catalogue_ability set enabled_production = false where ability_no = 9',
  });
  const on = async (host: string) =>
    (await app.inject({ url: `${getAbility.path}?abilityNo=9`, headers: { host } })).json().code;
  expect(await on('portal.example.com')).toBe('10006');
  expect(await on('portal.example.com:8443')).toBe('10006');
  expect(await on('test.portal.example.com')).toBe('200');
  expect(await on('localhost')).toBe('200');
});
