import type { reportOperation } from '#contract/monitoring/calls.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { frameOf, pageOf, requestUrlOf } from './clean.ts';
import { maskText } from '#contract/monitoring/mask-text.ts';
import { fingerprintOf } from './fingerprint.ts';

type Report = CheckedRequestOf<typeof reportOperation>;

const DAY_MS = 86_400_000;
const AHEAD_MS = 5 * 60_000;

/** Returns the time of a browser as the database reads it. One that cannot be right is replaced by the server's. */
export const timeOf = (at: number, now: number): string =>
  new Date(at > now - DAY_MS && at < now + AHEAD_MS ? at : now).toISOString();

/** Who sent a report, as far as it is kept. */
export interface Sender {
  /** Changes every day. */
  visitor: string;
  isBot: boolean;
}

/** Returns the rows of a report, by table, with their shared values once. They do not identify the user. */
export const rowsOf = (report: Report, { visitor, isBot }: Sender, now = Date.now()) => {
  const { periodId, release, loginInfo, performanceMetrics: metrics, replay } = report;
  const here = pageOf(report.requestUrl);
  const place = (address: string, at: number) => ({
    page: address === report.requestUrl ? here : pageOf(address),
    at: timeOf(at, now),
  });
  return {
    period_id: periodId,
    release,
    is_bot: isBot,
    request_url: requestUrlOf(report.requestUrl, here),
    login: loginInfo,
    visitor,
    errors: report.browserErrorLogs.map((log, no) => {
      const { type, times } = log;
      const cause = { type, name: maskText(log.name), message: maskText(log.message), frames: log.frames.map(frameOf) };
      return {
        no,
        ...place(log.page, log.at),
        ...cause,
        fingerprint: fingerprintOf(cause),
        steps: log.steps.map(maskText),
        times,
      };
    }),
    performance: metrics
      ? [
          {
            ...place(metrics.page, metrics.at),
            view_id: metrics.viewId,
            ttfb: metrics.ttfb,
            load: metrics.load,
            lcp: metrics.lcp,
            inp: metrics.inp,
            cls: metrics.cls,
          },
        ]
      : [],
    searches: report.searchEvents.map((event, no) => ({
      no,
      ...place(report.requestUrl, event.at),
      result_count: event.resultCount,
      application_type: maskText(event.applicationType),
      word_source: event.wordSource,
      search_key: maskText(event.searchKey),
      info: maskText(event.info),
    })),
    tracking: report.trackingEvents.map((event, no) => ({
      no,
      ...place(event.pageName, event.at),
      page_area: maskText(event.pageArea),
      click_element_name: maskText(event.clickElementName),
      hot_search_word: maskText(event.hotSearchWord),
      manual_input: maskText(event.manualInput),
    })),
    replays: replay
      ? [
          {
            replay_id: replay.replayId,
            part: replay.part,
            ...place(report.requestUrl, replay.at),
            reason: replay.reason,
            events: replay.events.map((event) =>
              event.kind === 'view' ? { ...event, page: pageOf(event.page) } : event,
            ),
          },
        ]
      : [],
  };
};

export type ReportRows = ReturnType<typeof rowsOf>;
