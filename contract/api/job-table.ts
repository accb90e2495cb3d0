import type { ItemState } from './job-states.ts';
import type { JobItem } from './job-shapes.ts';

export type Cell = string | number;

/** The columns that results have in addition to those of every item. */
export interface ResultColumns {
  /** The labels of the fields of documents, in the order in which they are first read. */
  fields: readonly string[];
  /** The labels of targets. */
  targets: readonly string[];
}

type Result = Pick<NonNullable<JobItem['result']>, 'fields' | 'targets'>;

/** Returns the columns of some results: one for each field and one for each kind of target. */
export const resultColumns = (results: Iterable<Result | null>): ResultColumns => {
  const fields = new Set<string>();
  const targets = new Set<string>();
  for (const result of results) {
    for (const { label } of result?.fields ?? []) fields.add(label);
    for (const { label } of result?.targets ?? []) targets.add(label);
  }
  return { fields: [...fields], targets: [...targets] };
};

/** The value of a field; that of a table of a document has a line for each row. */
export const fieldCell = ({ fields }: Pick<Result, 'fields'>, label: string): string =>
  fields
    .filter((field) => field.label === label)
    .map(({ value }) => value)
    .join('\n');

export const targetCount = ({ targets }: Pick<Result, 'targets'>, label: string): number =>
  targets.filter((target) => target.label === label).length;

const stateWords: Readonly<Record<ItemState, string>> = {
  waiting: '等待',
  running: '识别中',
  done: '完成',
  failed: '失败',
  cancelled: '已取消',
};

/** The name of an ability; undefined for one that is gone. */
export type AbilityNameOf = (abilityNo: number) => string | undefined;

const before = ['序号', '图片', '能力编号', '能力', '状态', '错误码', '说明'] as const;
const after = ['目标数', '目标', '文字', '模型', '版本', '毫秒', '请求编号'] as const;
const fixed: ReadonlySet<string> = new Set([...before, ...after]);

/** Returns the headings of the table of a job. No two are the same. */
export const tableHead = ({ fields, targets }: ResultColumns): string[] => [
  ...before,
  ...fields.map((label) => (fixed.has(label) ? `${label}（字段）` : label)),
  ...targets.map((label) => `${label} 数量`),
  ...after,
];

/** Returns the row of an item in the table of a job. */
export const tableRow = (item: JobItem, { fields, targets }: ResultColumns, nameOf: AbilityNameOf): Cell[] => {
  const { itemNo, name, abilityNo, state, code, reason, result, requestId } = item;
  return [
    itemNo,
    name,
    abilityNo,
    nameOf(abilityNo) ?? '',
    stateWords[state],
    code ?? '',
    reason ?? '',
    ...fields.map((label) => (result ? fieldCell(result, label) : '')),
    ...targets.map((label) => (result ? targetCount(result, label) : '')),
    result ? result.targets.length : '',
    result ? result.targets.map(({ label, score, box }) => `${label} ${score} [${box.join(', ')}]`).join('；') : '',
    result ? result.texts.map(({ text }) => text).join('\n') : '',
    result?.model ?? '',
    result?.version ?? '',
    result?.milliseconds ?? '',
    requestId ?? '',
  ];
};
