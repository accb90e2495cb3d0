import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count } from '../kit/paging.ts';
import { tiers } from './tiers.ts';

/** Null is without a limit. */
const limit = z.nullable(count);

export const tierLimits = z.object({
  tier: z.enum(tiers),
  /** Trials with pictures of the platform's own alone. */
  samplesOnly: z.boolean(),
  /** Of one ability; a day and a month are those of the calendar in Shanghai. */
  trialsADay: limit,
  trialsAMonth: limit,
  trialsInAll: limit,
  callsASecond: limit,
  /** Distinct models, ever. */
  modelDownloads: limit,
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
    /** The least first. */
    tiers: z.array(tierLimits),
  }),
});
