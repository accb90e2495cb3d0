import * as z from 'zod/mini';
import { abilityNo } from '../../catalogue/ability.ts';
import { defineCall } from '../../kit/call.ts';
import { queryInteger } from '../../kit/http-query.ts';
import { filterFields, requestFields } from '../../kit/list/request-fields.ts';
import { boundedTotal, count } from '../../kit/paging.ts';
import { text } from '../../kit/text.ts';
import { engineInfo, recognition, trialQuota } from '../../trial/recognition.ts';
import { openService } from '../infer.ts';
import { recordedCalls } from './call-names.ts';
import { CAUSES_MAXIMUM, REQUESTS_EXPORTED_MAXIMUM } from './limits.ts';
import { codePattern, requestList, uuidPattern } from './request-list.ts';

const requestService = '/api/ai-portal/portal/v1/requests';
const service = 'ability';
const access = 'applications';
const time = z.iso.datetime();
const uuid = text(36).check(z.regex(uuidPattern));

const filters = {
  code: z.optional(text(20).check(z.regex(codePattern))),
  applicationId: z.optional(uuid),
  keyId: z.optional(uuid),
  call: z.optional(z.enum(recordedCalls)),
  jobId: z.optional(uuid),
  abilityNo: z.optional(abilityNo),
};

/** A request in a list. */
export const listedRequest = z.object({
  requestId: z.string(),
  at: time,
  applicationName: z.string(),
  /** A test key is never charged. */
  kind: z.enum(['live', 'test']),
  /** The name of the call, such as `api.infer`. */
  call: z.string(),
  abilityNo: z.nullable(count),
  model: z.nullable(z.string()),
  version: z.nullable(z.string()),
  status: count,
  code: z.string(),
  field: z.nullable(z.string()),
  charge: z.enum(['none', 'charged', 'refunded']),
  /** How many of its recognitions were charged: of a call for several abilities, one for each. */
  charges: count,
  totalMs: count,
  /** The job that made the call, whose pictures are counted by the job. */
  jobId: z.nullable(z.string()),
});
export type ListedRequest = z.output<typeof listedRequest>;

/** The facts of a request, without its picture and its answer. */
export const requestFacts = z.extend(listedRequest, {
  applicationId: z.string(),
  keyId: z.string(),
  pictureMs: z.nullable(count),
  engineMs: z.nullable(count),
  /** How it was sent; null for calls that the portal makes itself. The path has no query. */
  method: z.nullable(z.string()),
  path: z.nullable(z.string()),
  contentType: z.nullable(z.string()),
  bodyBytes: z.nullable(count),
  /** Names of fields that the call does not have. */
  ignored: z.array(z.string()),
  source: z.nullable(z.enum(['image', 'base64', 'url', 'sample'])),
  pictureBytes: z.nullable(count),
  /** Of the bytes as they arrived, in lower-case hex. */
  pictureSha256: z.nullable(z.string()),
  width: z.nullable(count),
  height: z.nullable(count),
  targets: z.nullable(count),
  texts: z.nullable(count),
  parameters: z.record(z.string(), z.string()),
  network: z.string(),
  agent: z.string(),
  idempotencyKey: z.nullable(z.string()),
  /** The request whose answer was given again, and the one that was replayed. */
  repeats: z.nullable(z.string()),
  replays: z.nullable(z.string()),
});
export type RequestFacts = z.output<typeof requestFacts>;

/** The name of a key and its shown characters; null if it was deleted. */
const namedKey = { keyName: z.nullable(z.string()), keyShown: z.nullable(z.string()) };
const named = { abilityName: z.nullable(z.string()) };

/** Errors with the same code. */
const cause = z.object({
  code: z.string(),
  message: z.string(),
  count,
  lastAt: time,
  lastRequestId: z.string(),
});
export type Cause = z.output<typeof cause>;

export const queryRequests = defineCall({
  name: 'api.queryRequests',
  method: 'POST',
  path: `${requestService}/query`,
  service,
  access,
  statuses: [403],
  summary: '本账号各应用近 30 天的调用，最新的在前，并按原因汇总错误；子账号须有“密钥”权限项',
  request: z.object(requestFields(requestList, filters)),
  answer: z.object({
    ...boundedTotal,
    list: z.array(z.extend(listedRequest, named)),
    /** The errors that the filters let through, by their cause, most frequent first. */
    causes: z.array(cause).check(z.maxLength(CAUSES_MAXIMUM)),
  }),
});
export type NamedRequest = z.output<typeof queryRequests.answer>['list'][number];

export const exportRequests = defineCall({
  name: 'api.exportRequests',
  method: 'POST',
  path: `${requestService}/export`,
  service,
  access,
  statuses: [403],
  summary: `按同样的筛选取出调用记录，供导出；至多 ${REQUESTS_EXPORTED_MAXIMUM} 条，最新的在前`,
  request: z.object(filterFields(requestList, filters)),
  answer: z.object({ list: z.array(z.extend(requestFacts, { ...named, ...namedKey })), more: z.boolean() }),
});

export const getRequestChoices = defineCall({
  name: 'api.requestChoices',
  method: 'GET',
  path: `${requestService}/choices`,
  service,
  access,
  statuses: [403],
  summary: '可用来筛选调用的应用与密钥',
  request: z.object({}),
  answer: z.object({
    applications: z.array(
      z.object({
        applicationId: z.string(),
        name: z.string(),
        keys: z.array(z.object({ keyId: z.string(), name: z.string(), shown: z.string() })),
      }),
    ),
  }),
});

/** A request that a node has not written down is only in the ledger: its outcome is unknown. */
const lostRequest = z.object({
  isLost: z.literal(true),
  requestId: z.string(),
  at: time,
  abilityNo: count,
  abilityName: z.nullable(z.string()),
  applicationName: z.string(),
  keyId: z.nullable(z.string()),
  state: z.enum(['running', 'charged', 'refunded', 'free']),
  reason: z.string(),
});
export type LostRequest = z.output<typeof lostRequest>;

const knownRequest = z.extend(requestFacts, {
  isLost: z.literal(false),
  ...named,
  message: z.string(),
  /** What to do; empty for a success. */
  remedy: z.string(),
  /** How the key is shown; null if it was deleted. */
  keyShown: z.nullable(z.string()),
  /** The parts of it that can be sent again; null if there are none. */
  kept: z.nullable(
    z.object({
      /** The path of the picture; null for a sample of the platform. */
      picturePath: z.nullable(z.string()),
      expiresAt: z.nullable(time),
      answer: z.nullable(recognition),
    }),
  ),
});
export type KnownRequest = z.output<typeof knownRequest>;

export const getRequest = defineCall({
  name: 'api.getRequest',
  method: 'POST',
  path: `${requestService}/detail`,
  service,
  access,
  statuses: [403, 404],
  summary: '一次调用的全部记录；编号不存在、属于其他账号或已超过 30 天时为 404',
  request: z.object({ requestId: text(64, 1) }),
  answer: z.union([knownRequest, lostRequest]),
});

export const queryVersions = defineCall({
  name: 'api.queryVersions',
  method: 'GET',
  path: `${requestService}/versions`,
  service,
  // Clients of the inference protocol can read the versions without a key as well.
  access: 'public',
  summary: '一项能力可指定的模型版本，现用的在前',
  request: z.object({ abilityNo: queryInteger(abilityNo) }),
  answer: z.object({
    list: z.array(
      z.extend(engineInfo, {
        isCurrent: z.boolean(),
        /** Not while a package is paused or the inference server is away. */
        isReady: z.boolean(),
      }),
    ),
  }),
});

export const replayRequest = defineCall({
  name: 'api.replayRequest',
  method: 'POST',
  path: `${requestService}/replay`,
  service,
  access,
  statuses: [403, 404],
  idempotent: true,
  summary: '以保留的图片或平台样例重放一次调用，可指定模型版本；按一次调用计次，测试密钥的调用不计',
  request: z.object({ requestId: uuid, version: z.optional(text(40, 1)) }),
  answer: z.object({
    /** The id of the replay, which is a request as well. */
    requestId: z.string(),
    code: z.string(),
    message: z.string(),
    /** The answer to the first request; null if it was not kept. */
    before: z.nullable(recognition),
    after: z.nullable(recognition),
  }),
});

const forecastOf = {
  /** Null means no limit. */
  limit: z.nullable(count),
  used: count,
  resetsAt: time,
  /** When it will be used up at the present pace; null if it lasts until it is reset. */
  endsAt: z.nullable(time),
};

export const getForecast = defineCall({
  name: 'api.getForecast',
  method: 'GET',
  path: `${requestService}/forecast`,
  service,
  access,
  statuses: [403],
  summary: '本账号用过的能力的额度，以及按目前的速度何时用完：日额度按近 1 小时、月额度按近 24 小时',
  request: z.object({}),
  answer: z.object({
    list: z.array(
      z.object({
        abilityNo: count,
        abilityName: z.string(),
        day: z.object(forecastOf),
        month: z.object(forecastOf),
      }),
    ),
  }),
});
export type Forecast = z.output<typeof getForecast.answer>['list'][number];

export const getOwnRequest = defineCall({
  name: 'api.ownRequest',
  method: 'GET',
  path: `${openService}/requests/:requestId`,
  service,
  access: 'key',
  keyUse: 'requests',
  statuses: [404],
  summary: '本应用近 30 天内的一次调用：结果代码、各步耗时与计次，以及该怎么办；不存在或属于其他应用时为 404',
  request: z.object({ requestId: text(64, 1) }),
  answer: z.extend(requestFacts, {
    message: z.string(),
    /** What to do; empty for a success. */
    remedy: z.string(),
    /** The page that explains the code; empty for a success. */
    docUrl: z.string(),
  }),
});

export const getOwnQuota = defineCall({
  name: 'api.ownQuota',
  method: 'GET',
  path: `${openService}/quota`,
  service,
  access: 'key',
  summary: '本账号用过的能力或指定能力的剩余次数，以及此密钥今日的上限',
  request: z.object({ abilityNo: z.optional(queryInteger(abilityNo)) }),
  answer: z.object({
    abilities: z.array(z.object({ abilityNo: count, abilityName: z.string(), quota: trialQuota })),
    key: z.object({ dayLimit: z.nullable(count), usedToday: count }),
  }),
});
