import { expect, test } from 'vitest';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { comparisonGroups } from './comparison-groups.ts';
import { countRows, differingParts } from './comparison-rows.ts';

const block = (type: 1 | 2 | 3, name: string, title: string) => ({ type, name, icon: 'tag', title });

const helmet: AbilityDetail = {
  abilityNo: 3,
  abilityName: '甲',
  downloadName: '甲模型包',
  description: '',
  onlineExperience: true,
  hasEngine: true,
  modelTypeCn: '目标检测',
  cover: '',
  banner: { cover: '' },
  label: [
    { labelName: '头部', labelType: 2 },
    { labelName: '人员', labelType: 2 },
  ],
  chipCount: 0,
  productForms: [1],
  viewCount: 0,
  downloadCount: 0,
  updateTime: '2026-10-12T01:30:00.000Z',
  industryTypes: [1],
  modelLable: [
    { labelName: '头部', isSupportTargetScore: true },
    { labelName: '人员', isSupportTargetScore: false },
  ],
  targetChipData: [{ title: 'AI 超脑 NVR', labelList: [{ chipId: 10, labelName: '超脑 KT2', version: '4.0.0' }] }],
  function: [{ ...block(1, '识别内容', '看头'), des: '' }],
  condition: [{ ...block(1, '安装建议', '正面'), des: ['高处'] }],
  scenarios: [],
  way: [
    { type: 1, name: '本地部署', des: '', docUrl: '', guanlan2: true },
    { type: 4, name: '训练', des: '', docUrl: '', trainUrl: '/t', typicalSceneType: 23006, modelType: '2' },
  ],
};

const { modelLable: _options, ...plain } = helmet;
const paper: AbilityDetail = {
  ...plain,
  abilityNo: 39,
  abilityName: '乙',
  label: [{ labelName: '人员', labelType: 3 }],
  targetChipData: [{ title: 'AI 超脑 NVR', labelList: [{ chipId: 30, labelName: '超脑 H10' }] }],
  ocrChipData: [
    {
      title: 'AI 超脑 NVR',
      labelList: [
        { chipId: 10, labelName: '超脑 KT2', version: '4.0.0' },
        { chipId: 30, labelName: '超脑 H10' },
      ],
    },
  ],
  advancedOptions: { staticObjectFilter: [30], supportPostProcessing: [], syncPersonnelInfo: [] },
  condition: [{ ...block(1, '拍摄建议', '平铺'), des: ['压平', '留空'] }],
  way: [{ type: 1, name: '本地部署', des: '', docUrl: '' }],
};

const rowsOf = (key: string, ...abilities: AbilityDetail[]) =>
  comparisonGroups(abilities)
    .filter((group) => group.key === key)
    .flatMap(({ parts }) => parts.flatMap(({ rows }) => rows));

test('labels that several abilities have come first, and a label of another type differs', () => {
  const rows = rowsOf('labels', helmet, paper);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['人员', true],
    ['头部', true],
  ]);
  expect(rows[1]?.cells.map(({ has }) => has)).toEqual([true, false]);
  expect(rowsOf('labels', helmet, helmet).some(({ differs }) => differs)).toBe(false);
});

test('a long list of labels is folded after its first', () => {
  const label = Array.from({ length: 67 }, (_, at) => ({ labelName: `字段 ${at}`, labelType: 0 as const }));
  const group = comparisonGroups([helmet, { ...paper, label }]).find(({ key }) => key === 'labels');
  expect(group?.parts.map(({ folded = false, rows }) => [folded, rows.length])).toEqual([
    [false, 12],
    [true, 57],
  ]);
});

test('a chip shows its version, and which part alone runs on it', () => {
  const rows = rowsOf('chips', helmet, paper);
  expect(rows.map(({ name, cells }) => [name, cells.map(({ has }) => has)])).toEqual([
    ['超脑 KT2', [true, true]],
    ['超脑 H10', [false, true]],
  ]);
  expect(rows[0]?.cells.map(({ lines }) => lines.length)).toEqual([1, 2]);
});

test('different names of a condition are joined', () => {
  expect(rowsOf('conditions', helmet, paper)).toEqual([
    {
      name: '安装建议、拍摄建议',
      differs: true,
      cells: [
        { title: '正面', lines: ['高处'] },
        { title: '平铺', lines: ['压平', '留空'] },
      ],
    },
  ]);
});

test('only labels and chips with an option are listed, and an ability without training has no scene', () => {
  expect(rowsOf('labelOptions', helmet, paper)[0]?.cells).toEqual([{ lines: ['头部'] }, { lines: [] }]);
  expect(rowsOf('options', helmet, paper).map(({ cells }) => cells.map(({ lines }) => lines.length))).toEqual([
    [0, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(rowsOf('training', helmet, paper).map(({ cells }) => cells)).toEqual([
    [{ lines: ['目标检测'] }, { lines: [] }],
    [{ lines: ['23006'], link: '/t' }, { lines: [] }],
  ]);
});

test('rows are counted, and those that are the same for all can be left out', () => {
  const groups = comparisonGroups([helmet, paper]);
  const { rows, different } = countRows(groups);
  const left = groups.flatMap(({ parts }) => differingParts(parts));
  expect(different).toBeGreaterThan(0);
  expect(different).toBeLessThan(rows);
  expect(left.flatMap((part) => part.rows)).toHaveLength(different);
  expect(countRows(comparisonGroups([helmet, helmet, helmet])).different).toBe(0);
});
