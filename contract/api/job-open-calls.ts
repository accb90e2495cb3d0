import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { openService } from './infer.ts';
import { JOB_PIECE_BYTES, RESULTS_PAGE_SIZE } from './job-limits.ts';
import {
  job,
  jobBegun,
  jobId,
  jobItem,
  newJob,
  pictureForm,
  pictureName,
  pictureNo,
  pieceNo,
  sentPiece,
} from './job-shapes.ts';

const base = `${openService}/jobs` as const;
const open = { service: 'ability', access: 'key', keyUse: 'jobs' } as const;

export const resultFormats = ['json', 'csv', 'xlsx'] as const;
export const tableTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const createJob = defineCall({
  ...open,
  name: 'api.createJob',
  method: 'POST',
  path: base,
  idempotent: 'optional',
  summary: '新建任务：给出图片地址或样例即开始识别；或先逐张上传图片、分片上传 ZIP，再开始',
  request: z.object(newJob),
  answer: jobBegun,
});

export const addJobPicture = defineCall({
  ...open,
  name: 'api.addJobPicture',
  method: 'POST',
  path: `${base}/:jobId/pictures`,
  summary: '给任务加一张图片（表单的 file）；同名同内容的再次上传不会重复',
  multipart: pictureForm,
  request: z.object({ jobId, name: z.optional(pictureName), pictureNo: z.optional(pictureNo) }),
  answer: z.object({ pictureNo: count, pictures: count }),
});

export const addJobPiece = defineCall({
  ...open,
  name: 'api.addJobPiece',
  method: 'POST',
  path: `${base}/:jobId/pieces`,
  summary: '上传 ZIP 的一片，可按任意顺序、可重传；返回还缺的片',
  multipart: { maximumBytes: JOB_PIECE_BYTES },
  request: z.object({ jobId, pieceNo: queryInteger(pieceNo) }),
  answer: sentPiece,
});

export const startJob = defineCall({
  ...open,
  name: 'api.startJob',
  method: 'POST',
  path: `${base}/:jobId/start`,
  summary: '上传完成，开始识别；重复调用没有别的作用',
  request: z.object({ jobId }),
  answer: job,
});

export const cancelJob = defineCall({
  ...open,
  name: 'api.cancelJob',
  method: 'POST',
  path: `${base}/:jobId/cancel`,
  summary: '取消任务：已有结果的图片保留结果，其余不再识别、不计张数',
  request: z.object({ jobId }),
  answer: job,
});

export const getJob = defineCall({
  ...open,
  name: 'api.getJob',
  method: 'GET',
  path: `${base}/:jobId`,
  summary: '任务的状态与进度',
  request: z.object({ jobId }),
  answer: job,
});

export const getJobResults = defineCall({
  ...open,
  name: 'api.getJobResults',
  method: 'GET',
  path: `${base}/:jobId/results`,
  summary: '任务的结果，任务结束后保存 24 小时：JSON 分页，或整张 CSV、Excel 表',
  files: Object.values(tableTypes),
  request: z.object({
    jobId,
    format: z._default(z.enum(resultFormats), 'json'),
    /** Of the page before. */
    cursor: z.optional(queryInteger(count)),
    limit: z._default(queryInteger(z.int().check(z.gte(1), z.lte(RESULTS_PAGE_SIZE))), RESULTS_PAGE_SIZE),
  }),
  answer: z.object({
    job,
    list: z.array(jobItem),
    /** For the next page; null at the end. */
    cursor: z.nullable(count),
  }),
});
