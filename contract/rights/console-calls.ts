import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { actReason } from '../kit/act-reason.ts';
import { defineCall } from '../kit/call.ts';
import { day } from '../kit/day.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { version } from '../kit/version.ts';
import { trialQuota } from '../trial/recognition.ts';
import { tierLimits } from './calls.ts';
import { raiseList } from './raise-list.ts';
import { RAISED_MAXIMUM, type RaisedLimit } from './raised-limits.ts';
import { ownRaise } from './raises.ts';

/** The quotas of accounts, and how operators raise them. */
const base = '/api/ai-portal/portal/v1/rights/console';
const common = { service: 'user', access: 'consoleApi', method: 'POST' } as const;

const id = text(18).check(z.regex(/^[1-9]\d*$/, { error: 'is no id' }));
const reason = actReason;
const raised = (name: RaisedLimit) =>
  z._default(z.nullable(z.int().check(z.gte(1), z.lte(RAISED_MAXIMUM[name]))), null);

/** A raise as operators see it. */
export const raise = z.extend(ownRaise, {
  accountId: z.string(),
  userName: z.string(),
  enterpriseName: z.nullable(z.string()),
  isCurrent: z.boolean(),
  madeBy: z.string(),
  /** Null: no operator has ended it. */
  endedAt: z.nullable(z.iso.datetime()),
  endedBy: z.string(),
  endReason: z.string(),
  version: z.int(),
});
export type Raise = z.output<typeof raise>;

const listedRaise = z.extend(raise, {
  /** It holds and changes nothing: the tier, or another raise that holds, allows as much in each of its limits. */
  isOutdone: z.boolean(),
});
export type ListedRaise = z.output<typeof listedRaise>;

export const queryRaises = defineCall({
  ...common,
  name: 'rights.queryRaises',
  path: `${base}/raises/query`,
  summary: '已提高的额度，最近的在前：关键词为用户名或企业名称的一部分，或账号编号',
  request: z.object(requestFields(raiseList, { keyword: z._default(text(KEYWORD_MAXIMUM), ''), pageNo, pageSize })),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(listedRaise) }),
});
export type RaiseQuery = z.output<typeof queryRaises.request>;

export const getRaise = defineCall({
  ...common,
  name: 'rights.getRaise',
  path: `${base}/raises/detail`,
  statuses: [404],
  summary: '一次额度提高',
  request: z.object({ raiseId: id }),
  answer: listedRaise,
});

export const getAccountQuotas = defineCall({
  ...common,
  name: 'rights.getAccountQuotas',
  path: `${base}/account`,
  statuses: [404],
  summary: '一个主账号的等级、现行额度、各项能力的已用次数与任务张数，以及现行的额度提高',
  request: z.object({ accountId: id }),
  answer: z.object({
    accountId: z.string(),
    userName: z.string(),
    enterpriseName: z.nullable(z.string()),
    /** As the tier says. */
    tier: tierLimits,
    /** With what is raised for all abilities. */
    limits: tierLimits,
    /** Latest trial first. */
    abilities: z.array(z.object({ abilityNo: z.int(), abilityName: z.string(), quota: trialQuota })),
    jobPictures: z.object({ limit: count, used: count }),
    raises: z.array(raise),
  }),
});
export type AccountQuotas = z.output<typeof getAccountQuotas.answer>;

export const raiseQuota = defineCall({
  ...common,
  name: 'rights.raise',
  path: `${base}/raises/create`,
  statuses: [403, 404],
  idempotent: true,
  summary: '提高一个主账号的额度，立即生效并通知账号所有者；每个值须大于等级的值；现行的提高已达上限时为 PTL0003',
  request: z.object({
    accountId: id,
    /** Null: each of all abilities; calls a second and pictures in jobs are for all of them alone. */
    abilityNo: z._default(z.nullable(abilityNo), null),
    trialsADay: raised('trialsADay'),
    trialsAMonth: raised('trialsAMonth'),
    trialsInAll: raised('trialsInAll'),
    callsASecond: raised('callsASecond'),
    jobPicturesADay: raised('jobPicturesADay'),
    /** The last day in Shanghai, to whose end it holds; null: without an end. */
    untilOn: z._default(z.nullable(day), null),
    reason,
  }),
  answer: z.object({ raiseId: z.string() }),
});

export const endRaise = defineCall({
  ...common,
  name: 'rights.endRaise',
  path: `${base}/raises/end`,
  statuses: [403, 404],
  summary: '结束一次额度提高，立即生效并通知账号所有者；已结束时为 PTL0002，版本已变时为 PTL0001',
  request: z.object({ raiseId: id, version, reason }),
  answer: raise,
});
