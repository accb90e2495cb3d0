import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { INSIGHT_ROWS_MAXIMUM, insightPeriods, sourceKinds, kindsOfUse } from './limits.ts';

const base = '/api/ai-portal/portal/v1/insight';
const request = z.object({ days: z._default(queryInteger(z.literal([...insightPeriods])), 7) });
/** Without `request`, which the browser's build removes only where a call names it. */
const common = { method: 'GET', service: 'ability', access: 'consoleInsight' } as const;

/** The beginning of an hour, or of a day in Shanghai. */
const at = z.iso.datetime();
const rows = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.maxLength(INSIGHT_ROWS_MAXIMUM));
/** The same of the period of the same length before. */
const before = count;
const measured = z.nullable(count);

const visitTotals = z.object({
  views: count,
  /** Views that do not come from another page of the portal. */
  arrivals: count,
  /** Visitors of each day, added up. */
  visitors: count,
  /** Views of programs. They are in no other number. */
  bots: count,
});
export type VisitTotals = z.output<typeof visitTotals>;

export const getVisits = defineCall({
  ...common,
  request,
  name: 'insight.getVisits',
  path: `${base}/visits`,
  summary: '访问统计：按小时或按天的浏览、到访与访客，按页面与来源的排行，以及上一个时段的合计',
  answer: z.object({
    series: z.array(z.object({ at, ...visitTotals.shape })),
    totals: visitTotals,
    before: visitTotals,
    pages: rows(
      z.object({
        /** The pattern of its address; `*` counts addresses without a page. */
        page: z.string(),
        views: count,
        visitors: count,
        before,
      }),
    ),
    sources: rows(
      z.object({
        kind: z.enum(sourceKinds),
        /** The search engine, the host or the campaign; empty for those that are counted together. */
        name: z.string(),
        arrivals: count,
        visitors: count,
        before,
      }),
    ),
  }),
});

const step = z.object({
  counted: count,
  before,
  /** The median, in seconds; null if no duration is known. */
  medianSeconds: measured,
});

export const getFunnel = defineCall({
  ...common,
  request,
  name: 'insight.getFunnel',
  path: `${base}/funnel`,
  summary: '从到访到试用、注册、创建第一个应用：各步的人数与用时的中位数',
  answer: z.object({
    /** Visitors of each day, added up; those of them who tried an ability on the same day, and who registered. */
    visitors: step,
    tried: step,
    registeredVisitors: step,
    /** All accounts that were registered, and accounts that made their first application. */
    registered: step,
    applied: step,
  }),
});

/** Three quarters of the views stayed within: milliseconds, and thousandths of a shift. */
const speeds = { views: count, lcp: measured, inp: measured, cls: measured };

export const getSpeed = defineCall({
  ...common,
  request,
  name: 'insight.getSpeed',
  path: `${base}/speed`,
  summary: '页面速度：按天、按页面与按版本的第 75 百分位，以及上一个时段',
  answer: z.object({
    /** Whether browsers of some host report their speed at all. */
    monitors: z.boolean(),
    series: z.array(z.object({ at, ...speeds })),
    totals: z.object(speeds),
    before: z.object(speeds),
    pages: rows(z.object({ page: z.string(), ...speeds, lcpBefore: measured })),
    releases: rows(z.object({ release: z.string(), ...speeds })),
  }),
});

export const getErrors = defineCall({
  ...common,
  request,
  name: 'insight.getErrors',
  path: `${base}/errors`,
  summary: '脚本错误：按天的次数，以及最多的原因、所在页面、版本与出错前的点击',
  answer: z.object({
    monitors: z.boolean(),
    series: z.array(z.object({ at, times: count })),
    totals: z.object({ times: count, causes: count }),
    before: z.object({ times: count, causes: count }),
    causes: rows(
      z.object({
        /** Empty for those that are counted together. */
        fingerprint: z.string(),
        name: z.string(),
        message: z.string(),
        release: z.string(),
        times: count,
        before,
        firstTime: z.nullable(z.iso.datetime()),
        lastTime: z.nullable(z.iso.datetime()),
        pages: z.array(z.string()),
        /** The clicks before the last one, and where it occurred. */
        steps: z.array(z.string()),
        frames: z.array(z.string()),
      }),
    ),
  }),
});

const searchTotals = z.object({ searches: count, misses: count });

export const getSearches = defineCall({
  ...common,
  request,
  name: 'insight.getSearches',
  path: `${base}/searches`,
  summary: '搜索统计：按天的次数与没有结果的次数，热门的词与没有结果的词',
  answer: z.object({
    series: z.array(z.object({ at, ...searchTotals.shape })),
    totals: searchTotals,
    before: searchTotals,
    words: rows(z.object({ word: z.string(), searches: count, misses: count, before })),
    /** `missId` opens it on the page where operators answer. */
    missed: rows(z.object({ word: z.string(), missId: z.string(), searches: count, misses: count, before })),
  }),
});

const trialTotals = z.object({ trials: count, refusals: count });

export const getTrials = defineCall({
  ...common,
  request,
  name: 'insight.getTrials',
  path: `${base}/trials`,
  summary: '页面上的试用：按小时或按天的次数与被拒绝的次数，各能力的次数、等待时间与拒绝的原因',
  answer: z.object({
    series: z.array(z.object({ at, ...trialTotals.shape })),
    totals: trialTotals,
    before: trialTotals,
    abilities: rows(
      z.object({
        abilityNo: count,
        abilityName: z.string(),
        trials: count,
        refusals: count,
        before,
        /** From the click until the result, in milliseconds. */
        p50: measured,
        p95: measured,
      }),
    ),
    refusals: rows(z.object({ code: z.string(), message: z.string(), times: count, before })),
  }),
});

const uses = z.object({ download: count, model: count, play: count });
export type UseCounts = z.output<typeof uses>;

export const getUses = defineCall({
  ...common,
  request,
  name: 'insight.getUses',
  path: `${base}/uses`,
  summary: '下载与播放：按天的次数与排行',
  answer: z.object({
    series: z.array(z.object({ at, ...uses.shape })),
    totals: uses,
    before: uses,
    things: rows(z.object({ kind: z.enum(kindsOfUse), title: z.string(), uses: count, before })),
  }),
});
