import { expect, test } from 'vitest';
import { modelList } from '#contract/trial/model-list.ts';
import { type ModelAbility, pageOfModels } from './models-list.ts';

const abilities = Array.from({ length: 45 }, (_, at): ModelAbility => {
  const abilityNo = 45 - at;
  const engine = { kind: abilityNo % 2 === 0 ? ('builtIn' as const) : ('package' as const), model: 'm', version: '1' };
  return {
    abilityNo,
    abilityName: `能力 Name${abilityNo}`,
    labels: [],
    engine: abilityNo % 3 === 0 ? null : engine,
    builtIn: false,
    packages: abilityNo === 7 ? 2 : 0,
    downloads: abilityNo % 10,
    syllables: ['neng', 'li', `name${abilityNo}`],
  };
});
const numbersOf = (search: string) => {
  const { rows, total } = pageOfModels(abilities, modelList.read(new URLSearchParams(search)));
  return [total, ...rows.map(({ abilityNo }) => abilityNo)];
};

test('[TRIAL-07] abilities are found by number or name and by their engine, in the requested order', () => {
  expect(numbersOf('')).toEqual([45, ...Array.from({ length: 20 }, (_, at) => at + 1)]);
  expect(numbersOf('pageNo=3')).toEqual([45, 41, 42, 43, 44, 45]);
  expect(numbersOf('pageNo=9')).toEqual([45]);
  expect(numbersOf('keyword=4')).toEqual([10, 4, 14, 24, 34, 40, 41, 42, 43, 44, 45]);
  expect(numbersOf('keyword=name41')).toEqual([1, 41]);
  expect(numbersOf('keyword=name&engine=none&order=downloads').slice(0, 4)).toEqual([15, 9, 39, 18]);
  expect(numbersOf('engine=package&order=packages').slice(0, 3)).toEqual([15, 7, 1]);
});

test('[TRIAL-07] abilities are found by pinyin and by its initials', () => {
  const ship: ModelAbility = {
    ...(abilities[0] as ModelAbility),
    abilityNo: 60,
    abilityName: '船舶检测',
    syllables: ['chuan', 'bo', 'jian', 'ce'],
  };
  const found = (keyword: string) =>
    pageOfModels([...abilities, ship], { ...modelList.empty, keyword }).rows.some(({ abilityNo }) => abilityNo === 60);
  for (const keyword of ['chuanbo', 'Chuan Bo', 'jianc', 'cbjc', 'bjc', '船舶'])
    expect(found(keyword), keyword).toBe(true);
  for (const keyword of ['huan', 'bc', 'chuanjian']) expect(found(keyword), keyword).toBe(false);
});

test.each([
  ['', ''],
  [
    'view=format&ability=3&pageNo=2&order=downloads&engine=none&keyword=x',
    'keyword=x&engine=none&order=downloads&pageNo=2&ability=3&view=format',
  ],
  ['view=other&ability=0&pageNo=0&order=name&engine=x', ''],
])('[TRIAL-07] the query of model packages reads %j as %j, and writes it so', (search, expected) => {
  const asked = new URLSearchParams(search);
  expect(modelList.write(modelList.read(asked))).toBe(expected);
  expect(modelList.urlOf(modelList.read(asked))).toBe(`/console/models${expected === '' ? '' : `?${expected}`}`);
});
