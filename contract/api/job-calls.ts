import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count, pageNo } from '../kit/paging.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { galleryOrders, galleryStates, jobList } from './job-list.ts';
import { JOB_PIECE_BYTES } from './job-limits.ts';
import { tableTypes } from './job-open-calls.ts';
import {
  job,
  jobBegun,
  jobId,
  ownItem,
  newJob,
  ownJob,
  pictureForm,
  pictureName,
  pieceNo,
  sentPiece,
} from './job-shapes.ts';

const base = '/api/ai-portal/portal/v1/jobs';
const own = { service: 'ability', access: 'jobs' } as const;
const one = { ...own, statuses: [404] } as const;

export const createBatch = defineCall({
  ...own,
  name: 'jobs.create',
  method: 'POST',
  path: `${base}/create`,
  idempotent: true,
  summary: '新建批量体验：随后逐张上传图片或分片上传 ZIP',
  request: z.object(newJob),
  answer: jobBegun,
});

export const addBatchPicture = defineCall({
  ...one,
  name: 'jobs.addPicture',
  method: 'POST',
  path: `${base}/picture`,
  summary: '给批量体验加一张图片',
  multipart: pictureForm,
  request: z.object({ jobId, name: z.optional(pictureName) }),
  answer: z.object({ pictureNo: count, pictures: count }),
});

export const addBatchPiece = defineCall({
  ...one,
  name: 'jobs.addPiece',
  method: 'POST',
  path: `${base}/piece`,
  summary: '上传批量体验的 ZIP 的一片',
  multipart: { maximumBytes: JOB_PIECE_BYTES },
  request: z.object({ jobId, pieceNo: queryInteger(pieceNo) }),
  answer: sentPiece,
});

export const startBatch = defineCall({
  ...one,
  name: 'jobs.start',
  method: 'POST',
  path: `${base}/start`,
  summary: '开始识别',
  request: z.object({ jobId }),
  answer: job,
});

export const cancelBatch = defineCall({
  ...one,
  name: 'jobs.cancel',
  method: 'POST',
  path: `${base}/cancel`,
  summary: '取消任务',
  request: z.object({ jobId }),
  answer: job,
});

export const getBatch = defineCall({
  ...one,
  name: 'jobs.get',
  method: 'GET',
  path: `${base}/one`,
  summary: '一个任务的状态与进度，以及所用能力的名称',
  request: z.object({ jobId }),
  answer: z.extend(ownJob, {
    abilities: z.array(z.object({ abilityNo, abilityName: z.string() })),
  }),
});

export const queryBatchResults = defineCall({
  ...one,
  name: 'jobs.results',
  method: 'POST',
  path: `${base}/results/query`,
  summary: '任务的结果，可按结果筛选与排序',
  request: z.object({
    jobId,
    state: z.optional(z.enum(galleryStates)),
    order: z._default(z.enum(galleryOrders), 'sent'),
    pageNo: z._default(pageNo, 1),
    pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 48),
  }),
  answer: z.object({
    list: z.array(ownItem),
    total: count,
    /** By kind of result. */
    counts: z.object({ found: count, empty: count, failed: count, open: count }),
  }),
});

export const getBatchTable = defineCall({
  ...one,
  name: 'jobs.table',
  method: 'GET',
  path: `${base}/table`,
  summary: '整个任务的结果表：CSV 或 Excel',
  files: Object.values(tableTypes),
  request: z.object({ jobId, format: z.enum(['csv', 'xlsx']) }),
  answer: z.object({}),
});

export const queryJobs = defineCall({
  ...own,
  name: 'jobs.query',
  method: 'POST',
  path: `${base}/query`,
  summary: '账号的任务，最新的在前',
  request: z.object(requestFields(jobList)),
  answer: z.object({ list: z.array(ownJob), total: count }),
});

export const getJobAllowance = defineCall({
  ...own,
  name: 'jobs.allowance',
  method: 'GET',
  path: `${base}/allowance`,
  summary: '今日任务的图片张数：上限与已用',
  request: z.object({}),
  answer: z.object({ limit: count, used: count, resetsAt: z.iso.datetime() }),
});
