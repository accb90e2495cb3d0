import { type resultFormats, tableTypes } from '#contract/api/job-open-calls.ts';
import type { JobItem } from '#contract/api/job-shapes.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { RESULTS_GONE } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { AnsweredFile } from '#server/kit/http/caller.ts';
import { createItemStore } from './item-store.ts';
import type { JobRow } from './job-store.ts';
import { workbookOf } from './xlsx.ts';

/** As many as the statement reads at once. */
const BATCH = 200;

const stateWords = { waiting: '等待', running: '识别中', done: '完成', failed: '失败', cancelled: '已取消' } as const;
const head = [
  '序号',
  '图片',
  '能力编号',
  '状态',
  '错误码',
  '说明',
  '目标数',
  '目标',
  '文字',
  '字段',
  '模型',
  '版本',
  '毫秒',
  '请求编号',
];

const rowOf = ({ itemNo, name, abilityNo, state, code, reason, result, requestId }: JobItem): (string | number)[] => [
  itemNo,
  name,
  abilityNo,
  stateWords[state],
  code ?? '',
  reason ?? '',
  result ? result.targets.length : '',
  result ? result.targets.map(({ label, score, box }) => `${label} ${score} [${box.join(', ')}]`).join('；') : '',
  result ? result.texts.map(({ text }) => text).join('\n') : '',
  result ? result.fields.map(({ label, value }) => `${label}：${value}`).join('；') : '',
  result?.model ?? '',
  result?.version ?? '',
  result?.milliseconds ?? '',
  requestId ?? '',
];

/** Throws if the results of a job have been removed, or if an upload was given up. */
export const expectResults = ({ is_gone: isGone }: JobRow): void => {
  if (isGone) throw businessError('ability', RESULTS_GONE);
};

/** Returns all results of a job as a table. */
export const tableOf = async (
  database: Database,
  job: JobRow,
  format: Exclude<(typeof resultFormats)[number], 'json'>,
): Promise<AnsweredFile> => {
  expectResults(job);
  const rows: (string | number)[][] = [head];
  for (let after = 0; ; ) {
    const items = await createItemStore(database).list(job.job_id, after, BATCH);
    rows.push(...items.map(rowOf));
    const last = items.at(-1);
    if (!last || items.length < BATCH) break;
    after = last.itemNo;
  }
  const name = `${job.title || `job-${job.job_id}`}.${format}`;
  const bytes = format === 'xlsx' ? workbookOf(rows) : Buffer.from(csvText(rows.map((cells) => cells.map(String))));
  return { name, type: tableTypes[format], bytes };
};
