import * as z from 'zod/mini';
import { abilityNo } from '../../catalogue/ability.ts';
import { defineCall } from '../../kit/call.ts';
import { queryInteger } from '../../kit/http-query.ts';
import { count } from '../../kit/paging.ts';
import { text } from '../../kit/text.ts';
import { USAGE_ROWS_MAXIMUM, usagePeriods } from './limits.ts';

const milliseconds = z.nullable(count);
/** The errors that the caller or its account caused, and those that the platform caused. */
const errorCounts = { callerErrors: count, platformErrors: count };
const totals = z.object({ calls: count, charged: count, ...errorCounts });
export type UsageTotals = z.output<typeof totals>;

const point = z.object({
  /** The beginning of the hour, or of the day in Shanghai. */
  at: z.iso.datetime(),
  calls: count,
  ...errorCounts,
  /** Of recognitions; null if there were none, and where an account is chosen. */
  p50: milliseconds,
  p95: milliseconds,
});
export type UsagePoint = z.output<typeof point>;

export const getUsage = defineCall({
  name: 'api.getUsage',
  method: 'GET',
  path: '/api/ai-portal/portal/v1/api/console/usage',
  service: 'ability',
  access: 'consoleApi',
  summary: '程序调用的统计：按小时或按天的次数、错误与用时，错误代码、能力与账号的排行，以及上一个时段的合计',
  request: z.object({
    days: z._default(queryInteger(z.literal([...usagePeriods])), 7),
    abilityNo: z.optional(queryInteger(abilityNo)),
    accountId: z.optional(text(18).check(z.regex(/^[1-9]\d*$/, { error: 'is no id' }))),
  }),
  answer: z.object({
    series: z.array(point),
    /** The names of the chosen filters; null for a deleted object, and without a choice. */
    chosen: z.object({ ability: z.nullable(z.string()), account: z.nullable(z.string()) }),
    totals,
    /** Of the period of the same length before. */
    before: totals,
    codes: z.array(z.object({ code: z.string(), message: z.string(), calls: count })),
    abilities: z
      .array(
        z.object({
          abilityNo: count,
          abilityName: z.string(),
          calls: count,
          errors: count,
          p50: milliseconds,
          p95: milliseconds,
        }),
      )
      .check(z.maxLength(USAGE_ROWS_MAXIMUM)),
    accounts: z
      .array(
        z.object({
          accountId: z.string(),
          userName: z.string(),
          enterpriseName: z.nullable(z.string()),
          calls: count,
          charged: count,
          errors: count,
        }),
      )
      .check(z.maxLength(USAGE_ROWS_MAXIMUM)),
  }),
});
