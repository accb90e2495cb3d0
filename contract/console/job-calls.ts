import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count } from '../kit/paging.ts';
import { jobList } from './job-list.ts';
import { jobActions, jobStates } from './job-states.ts';

const portal = '/api/ai-portal/portal/v1/console/jobs';
const common = { method: 'POST', service: 'user', access: 'consoleJobs' } as const;

const jobId = z.uuid();
const row = z.object({
  jobId,
  /** The name of its kind, which may be one of an older release. */
  job: z.string(),
  /** The Chinese name of its kind. */
  label: z.string(),
  state: z.enum(jobStates),
  createTime: z.iso.datetime(),
  /** When it may start: a scheduled time, or the end of the pause before a retry. */
  startAfter: z.iso.datetime(),
  /** When the last attempt started. */
  startTime: z.nullable(z.iso.datetime()),
  endTime: z.nullable(z.iso.datetime()),
  retries: count,
  retryLimit: count,
  /** The payload as JSON; a list shows its beginning. */
  payload: z.string(),
  /** The error of the last failed attempt; a list shows its beginning. */
  error: z.nullable(z.string()),
});
export type JobRow = z.output<typeof row>;

const kind = z.object({ job: z.string(), label: z.string(), states: z.record(z.string(), count) });
export type JobKind = z.output<typeof kind>;

export const queryJobs = defineCall({
  ...common,
  name: 'console.queryJobs',
  path: `${portal}/query`,
  summary: '查询后台作业，最近的在前；最多翻到第 10000 条',
  request: z.object(requestFields(jobList)),
  answer: z.object({
    ...boundedTotal,
    list: z.array(row),
    /** All kinds of jobs, each with the number of its jobs in each state. */
    kinds: z.array(kind),
  }),
});

export const getJob = defineCall({
  ...common,
  name: 'console.getJob',
  path: `${portal}/get`,
  statuses: [404],
  summary: '后台作业的详情，含参数与最近一次的错误',
  request: z.object({ jobId }),
  answer: row,
});

export const actOnJob = defineCall({
  ...common,
  name: 'console.actOnJob',
  path: `${portal}/act`,
  statuses: [404],
  summary: '重新执行或移除一个失败的后台作业；作业已不是失败状态时返回 PTL0002',
  request: z.object({ jobId, act: z.enum(jobActions) }),
  answer: z.object({ jobId }),
});
