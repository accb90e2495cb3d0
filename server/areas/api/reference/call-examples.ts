import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import {
  addJobPicture,
  addJobPiece,
  cancelJob,
  createJob,
  getJob,
  getJobResults,
  startJob,
} from '#contract/api/job-open-calls.ts';
import type { Job, JobItem } from '#contract/api/job-shapes.ts';
import { remedyOf } from '#contract/api/remedies.ts';
import { getOwnQuota, getOwnRequest } from '#contract/api/requests/calls.ts';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Recognition } from '#contract/trial/recognition.ts';

const JOB_ID = '01990c3e-9b20-7c11-8f2a-5d7c0e4b1a90';
const APPLICATION_ID = '01990c3a-1f00-7a3e-9d11-2b6f8c5e7d01';
const KEY_ID = '01990c3a-2a40-7b8c-8e22-4c7d9f6e8a02';
const MADE_AT = '2026-09-12T02:15:00.000Z';
const STARTED_AT = '2026-09-12T02:15:02.000Z';
const ENDED_AT = '2026-09-12T02:15:09.000Z';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const UNREADABLE = '20009';

const job = (more: Partial<Job> = {}): Job => ({
  jobId: JOB_ID,
  title: '夜班照片',
  state: 'running',
  code: null,
  reason: null,
  abilityNos: [35],
  threshold: null,
  source: 'samples',
  pictures: 2,
  skipped: 0,
  items: 2,
  done: 0,
  failed: 0,
  by: '门禁登记',
  isFree: false,
  createdAt: MADE_AT,
  startedAt: STARTED_AT,
  endedAt: null,
  resultsUntil: '2026-09-15T02:15:02.000Z',
  ...more,
});
const ended = { endedAt: ENDED_AT, resultsUntil: '2026-09-13T02:15:09.000Z' };

const itemOf = (found: Recognition): JobItem => {
  const { width, height, targets, texts, fields, pieces, notes, model, version, milliseconds } = found;
  return {
    itemNo: 1,
    pictureNo: 1,
    name: 'id-card-1.jpg',
    abilityNo: found.abilityNo,
    state: 'done',
    requestId: found.requestId,
    code: null,
    reason: null,
    remedy: null,
    result: { width, height, targets, texts, fields, pieces, notes, model, version, milliseconds },
  };
};
const failedItem = (abilityNo: number): JobItem => ({
  itemNo: 2,
  pictureNo: 2,
  name: 'half.jpg',
  abilityNo,
  state: 'failed',
  requestId: '01990c3e-9c31-7d02-a1b4-6e8f7d5c3b21',
  code: UNREADABLE,
  reason: messageOf('ability', UNREADABLE),
  remedy: remedyOf(UNREADABLE).text,
  result: null,
});

const manyOf = (found: Recognition, origin: string): AnswerOf<typeof inferAbilities> => ({
  requestId: found.requestId,
  answers: [
    { abilityNo: found.abilityNo, code: SUCCESS_CODE, data: found },
    {
      abilityNo: 36,
      code: UNREADABLE,
      msg: messageOf('ability', UNREADABLE),
      field: 'file',
      remedy: remedyOf(UNREADABLE).text,
      docUrl: `${origin}/document-detail/error-${UNREADABLE}`,
    },
  ],
});

const requestOf = (found: Recognition): AnswerOf<typeof getOwnRequest> => {
  const { requestId, abilityNo, model, version, width, height, targets, texts, fields } = found;
  return {
    requestId,
    at: MADE_AT,
    applicationName: '门禁登记',
    applicationId: APPLICATION_ID,
    keyId: KEY_ID,
    kind: 'live',
    call: inferAbility.name,
    abilityNo,
    model,
    version,
    status: 200,
    code: SUCCESS_CODE,
    message: '',
    remedy: '',
    docUrl: '',
    field: null,
    charge: 'charged',
    charges: 1,
    pictureMs: 3,
    engineMs: 412,
    totalMs: 431,
    jobId: null,
    method: 'POST',
    path: inferAbility.path.replace(':abilityNo', String(abilityNo)),
    contentType: 'application/json',
    bodyBytes: 264_118,
    ignored: [],
    source: 'base64',
    pictureBytes: 198_072,
    pictureSha256: SHA256,
    width,
    height,
    targets: targets.length,
    texts: texts.length + fields.length,
    parameters: {},
    network: '203.0.113.*',
    agent: 'python-requests/2.32',
    idempotencyKey: null,
    repeats: null,
    replays: null,
  };
};

type Examples = Readonly<Record<string, (found: Recognition, origin: string) => unknown>>;
/** The example of a call, in the shape of its answer. */
const of = <Call extends AnyCall>(
  { name }: Call,
  answer: (found: Recognition, origin: string) => AnswerOf<Call>,
): Examples => ({ [name]: answer });

const examples: Examples = {
  ...of(inferAbility, (found) => found),
  ...of(inferAbilities, manyOf),
  ...of(createJob, () => ({ ...job(), pieceBytes: null, pieces: null })),
  ...of(addJobPicture, () => ({ pictureNo: 1, pictures: 1 })),
  ...of(addJobPiece, () => ({ missing: [1, 2] })),
  ...of(startJob, () => job({ source: 'pictures' })),
  ...of(getJob, () => job({ done: 1 })),
  ...of(getJobResults, (found) => ({
    job: job({ state: 'done', source: 'pictures', done: 1, failed: 1, ...ended }),
    list: [itemOf(found), failedItem(found.abilityNo)],
    cursor: null,
  })),
  ...of(cancelJob, () => job({ state: 'cancelled', done: 1, ...ended })),
  ...of(getOwnRequest, requestOf),
  ...of(getOwnQuota, ({ abilityNo, quota }) => ({
    abilities: [{ abilityNo, abilityName: '身份证识别', quota }],
    key: { dayLimit: 500, usedToday: 1 },
  })),
};

/** Returns an answer of a call, as an example: of a recognition, with the found result, and of what belongs to it. */
export const callExample = ({ name }: AnyCall, found: Recognition, origin: string) => ({
  code: SUCCESS_CODE,
  msg: '',
  data: examples[name]?.(found, origin) ?? {},
  requestId: found.requestId,
});
