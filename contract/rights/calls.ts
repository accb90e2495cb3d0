import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { ownRaise } from './raises.ts';
import { tiers } from './tiers.ts';

/** Null means no limit. */
const limit = z.nullable(count);

export const tierLimits = z.object({
  tier: z.enum(tiers),
  /** Trials work only with the platform's sample pictures. */
  samplesOnly: z.boolean(),
  /** Per ability; days and months are those of the calendar in Shanghai. */
  trialsADay: limit,
  trialsAMonth: limit,
  trialsInAll: limit,
  callsASecond: limit,
  /** Number of distinct models, without a time limit. */
  modelDownloads: limit,
  /** Pictures in jobs, once for each ability, of all abilities together. */
  jobPicturesADay: count,
});
export type TierLimits = z.output<typeof tierLimits>;

export const getRights = defineCall({
  name: 'rights.getRights',
  method: 'GET',
  path: '/api/ai-portal/portal/v1/rights',
  service: 'user',
  access: 'rights',
  summary: '我的权益：所在等级、自何时起，以及各等级的额度',
  request: z.object({}),
  answer: z.object({
    tier: z.enum(tiers),
    since: z.iso.datetime(),
    /** Lowest tier first. */
    tiers: z.array(tierLimits),
    /** What operators allow beyond the tier now, the latest first. */
    raises: z.array(ownRaise),
  }),
});
