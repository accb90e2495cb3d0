import * as z from 'zod/mini';
import { defineCall, type RequestOf } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { text } from '../kit/text.ts';
import { searchTypes } from '../search/modes.ts';
import {
  ENTRIES_MAXIMUM,
  FRAMES_MAXIMUM,
  REPLAY_PARTS,
  REPORT_MAXIMUM_BYTES,
  SECONDS_MAXIMUM,
  STEPS_MAXIMUM,
  TEXT_MAXIMUM,
  TIMES_MAXIMUM,
} from './limits.ts';
import { SERVICE_NAME, errorTypes, loginKinds, reportTypes } from './names.ts';
import { replayPart } from './replay.ts';

/** Random characters that the page makes. */
const randomId = z.string().check(z.regex(/^[\w-]{16,64}$/));
/** Milliseconds since 1970 by the clock of the browser, which may be wrong. */
const at = z.number();
const url = text(TEXT_MAXIMUM.url);
const name = text(TEXT_MAXIMUM.name);
const entries = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z._default(z.array(entry).check(z.maxLength(ENTRIES_MAXIMUM)), []);

const browserErrorLog = z.object({
  at,
  /** The address of the page on which it occurred. */
  page: url,
  type: z.enum(errorTypes),
  /** The name of the class, such as TypeError. */
  name,
  message: text(TEXT_MAXIMUM.message),
  /** `function file:line:column`, the innermost first. */
  frames: z.array(text(TEXT_MAXIMUM.frame)).check(z.maxLength(FRAMES_MAXIMUM)),
  /** The last clicks before it, by the names of the elements. */
  steps: z.array(name).check(z.maxLength(STEPS_MAXIMUM)),
  times: z._default(z.int().check(z.gte(1), z.lte(TIMES_MAXIMUM)), 1),
});

const seconds = z.optional(z.number().check(z.gte(0), z.lte(SECONDS_MAXIMUM)));

/** The speed of one page view. A further report of the same view has what was measured since. */
const performanceMetrics = z.object({
  viewId: randomId,
  at,
  page: url,
  /** Seconds: until the first byte, until the page has loaded, until the largest content, of the slowest interaction. */
  ttfb: seconds,
  load: seconds,
  lcp: seconds,
  inp: seconds,
  /** How much the layout has shifted. It is no time. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(1000))),
});

const searchEvent = z.object({
  at,
  resultCount: z.int().check(z.gte(0), z.lte(10_000_000)),
  /** Where the search was made. */
  applicationType: name,
  wordSource: z.union([z.literal(searchTypes.input), z.literal(searchTypes.hot)]),
  searchKey: text(KEYWORD_MAXIMUM),
  /** How the words were met. */
  info: text(TEXT_MAXIMUM.info),
});

const trackingEvent = z.object({
  at,
  pageName: url,
  pageArea: name,
  clickElementName: name,
  hotSearchWord: text(KEYWORD_MAXIMUM),
  manualInput: text(KEYWORD_MAXIMUM),
});

export const reportOperation = defineCall({
  name: 'monitoring.report',
  method: 'POST',
  path: '/api/ai-portal/portal/v1/operate/buried-point',
  service: 'ability',
  access: 'public',
  statuses: [403],
  maximumBytes: REPORT_MAXIMUM_BYTES,
  plainText: true,
  summary: `监测上报：脚本错误、页面速度、搜索与点击、遮蔽后的回放；正文最多 ${REPORT_MAXIMUM_BYTES} 字节，也可为 text/plain；同一 periodId 只计一次；只接受本站页面`,
  request: z.object({
    /** Names the report, so that one that arrives twice counts once. */
    periodId: randomId,
    serviceName: z.literal(SERVICE_NAME),
    requestUrl: url,
    loginInfo: z.enum(loginKinds),
    /** Why the report is sent. */
    type: z.enum(reportTypes),
    /** The release of the page's scripts. */
    release: z.string().check(z.regex(/^[\w.-]{1,20}$/)),
    browserErrorLogs: entries(browserErrorLog),
    performanceMetrics: z.optional(performanceMetrics),
    searchEvents: entries(searchEvent),
    trackingEvents: entries(trackingEvent),
    replay: z.optional(replayPart(randomId, REPLAY_PARTS)),
  }),
  answer: z.object({
    /** Whether it was stored: false if it has arrived before, or if the host does not monitor. */
    taken: z.boolean(),
  }),
});

type Report = RequestOf<typeof reportOperation>;
export type ErrorLog = NonNullable<Report['browserErrorLogs']>[number];
export type PerformanceMetrics = NonNullable<Report['performanceMetrics']>;
export type SearchEvent = NonNullable<Report['searchEvents']>[number];
export type TrackingEvent = NonNullable<Report['trackingEvents']>[number];
export type ReplayPart = NonNullable<Report['replay']>;
export type { Report };
