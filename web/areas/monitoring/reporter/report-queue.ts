import type { ErrorLog, PerformanceMetrics, Report, SearchEvent, TrackingEvent } from '#contract/monitoring/calls.ts';
import {
  ENTRIES_MAXIMUM,
  FLUSH_MS,
  REPORT_MAXIMUM_BYTES,
  STEPS_MAXIMUM,
  TIMES_MAXIMUM,
} from '#contract/monitoring/limits.ts';
import type { ReportType } from '#contract/monitoring/names.ts';

type Parts = Pick<Report, 'performanceMetrics'> & {
  browserErrorLogs: ErrorLog[];
  searchEvents: SearchEvent[];
  trackingEvents: TrackingEvent[];
};
type Lists = Omit<Parts, 'performanceMetrics'>;

/** The content of one report. */
export interface Sending {
  type: ReportType;
  parts: Parts;
}

/** A loop of errors is one cause; a page with this many errors is broken, and reported as such. */
const CAUSES_MAXIMUM = 100;
/** Room for the other fields of a report. */
const PARTS_MAXIMUM_BYTES = REPORT_MAXIMUM_BYTES - 8000;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
const noParts = (): Parts => ({ browserErrorLogs: [], searchEvents: [], trackingEvents: [] });

/** Divides parts into reports that are not too large, in their order. */
export const divide = (parts: Parts): Parts[] => {
  const reports: Parts[] = [];
  let last = noParts();
  let bytes = PARTS_MAXIMUM_BYTES;
  const add = <Name extends keyof Lists>(name: Name, entry: Lists[Name][number]) => {
    const more = bytesOf(entry) + 1;
    if (bytes + more > PARTS_MAXIMUM_BYTES || last[name].length >= ENTRIES_MAXIMUM) {
      last = noParts();
      bytes = 0;
      reports.push(last);
    }
    bytes += more;
    (last[name] as Lists[Name][number][]).push(entry);
  };
  for (const entry of parts.browserErrorLogs) add('browserErrorLogs', entry);
  for (const entry of parts.searchEvents) add('searchEvents', entry);
  for (const entry of parts.trackingEvents) add('trackingEvents', entry);
  if (parts.performanceMetrics) {
    if (reports.length === 0) reports.push(noParts());
    Object.assign(reports[0] as Parts, { performanceMetrics: parts.performanceMetrics });
  }
  return reports;
};

const causeOf = ({ type, name, message, frames, page }: ErrorLog) =>
  [type, name, message, frames[0] ?? '', page].join('\n');

/** The maximum number of events before the decision about the consent; further ones are dropped. */
const HELD_MAXIMUM = ENTRIES_MAXIMUM;

/**
 * Stores reports, and sends them 6 s after the first error, when there are many events, and when the page is left.
 * Searches and clicks wait until the visitor has agreed (`reportEvents`). When an error is about to be sent,
 * `isHandled` returns whether it was handled after all.
 */
export const createReportQueue = ({ send, at = Date.now }: { send: (sending: Sending) => void; at?: () => number }) => {
  let errors = new Map<string, { log: ErrorLog; isHandled: () => boolean }>();
  let searchEvents: SearchEvent[] = [];
  let trackingEvents: TrackingEvent[] = [];
  let metrics: PerformanceMetrics | undefined;
  let sentMetrics = '';
  let mayReport = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steps: string[] = [];
  let causes = 0;

  const flush = (type: ReportType) => {
    clearTimeout(timer);
    timer = undefined;
    const parts: Parts = {
      browserErrorLogs: [...errors.values()].filter(({ isHandled }) => !isHandled()).map(({ log }) => log),
      searchEvents: mayReport ? searchEvents : [],
      trackingEvents: mayReport ? trackingEvents : [],
    };
    const text = JSON.stringify(metrics);
    if (metrics && text !== sentMetrics) {
      parts.performanceMetrics = metrics;
      sentMetrics = text;
    }
    errors = new Map();
    if (mayReport) {
      searchEvents = [];
      trackingEvents = [];
    }
    for (const report of divide(parts)) send({ type, parts: report });
  };
  const flushIfMany = () => {
    if (mayReport && searchEvents.length + trackingEvents.length >= ENTRIES_MAXIMUM) flush('event');
  };
  const isFull = () => !mayReport && searchEvents.length + trackingEvents.length >= HELD_MAXIMUM;

  return {
    flush,
    addError(error: Omit<ErrorLog, 'steps' | 'times'>, isHandled: () => boolean = () => false): void {
      const log: ErrorLog = { ...error, steps: [...steps], times: 1 };
      const known = errors.get(causeOf(log));
      if (known) {
        known.log.times = Math.min(TIMES_MAXIMUM, (known.log.times ?? 1) + 1);
        return;
      }
      if (causes >= CAUSES_MAXIMUM) return;
      causes += 1;
      errors.set(causeOf(log), { log, isHandled });
      timer ??= setTimeout(() => flush('error'), FLUSH_MS);
    },
    addSearch(event: Omit<SearchEvent, 'at'>): void {
      if (isFull()) return;
      searchEvents.push({ at: at(), ...event });
      flushIfMany();
    },
    addClick(event: Omit<TrackingEvent, 'at'>): void {
      if (isFull()) return;
      trackingEvents.push({ at: at(), ...event });
      flushIfMany();
    },
    /** From now on, searches and clicks may be sent, including those that were held back. */
    reportEvents(): void {
      mayReport = true;
      flushIfMany();
    },
    /** Drops searches and clicks that wait, and the steps before errors, since the visitor has declined. */
    forgetEvents(): void {
      mayReport = false;
      searchEvents = [];
      trackingEvents = [];
      steps = [];
    },
    /** Remembers a click as one of the steps before an error. */
    addStep(step: string): void {
      steps = [...steps, step].slice(-STEPS_MAXIMUM);
    },
    /** Sets what was measured until now; it is sent with the next report, once. */
    setMetrics(next: PerformanceMetrics): void {
      metrics = next;
    },
  };
};

export type ReportQueue = ReturnType<typeof createReportQueue>;
