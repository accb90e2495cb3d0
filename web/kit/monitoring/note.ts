import type { SearchEvent, TrackingEvent } from '#contract/monitoring/calls.ts';

/** Something that the reporter may send: an event of an error, an error, a search or a click. */
export type Noted =
  | { what: 'fault'; event: Event; at: number }
  | { what: 'error'; error: unknown }
  | { what: 'search'; event: Omit<SearchEvent, 'at'> }
  | { what: 'click'; event: Omit<TrackingEvent, 'at' | 'pageName'> };

declare global {
  interface Window {
    /** There only on hosts that monitor. Keeps what happens until the reporter has loaded, which then takes it. */
    noted?: { push(noted: Noted): unknown } | undefined;
  }
}

/** Notes something for the reporter, on hosts that monitor. */
export const note = (noted: Noted): void => void window.noted?.push(noted);
