/** What a search has found. */
export interface SearchOutcome {
  /** Where it was made. */
  place: 'site' | 'palette' | 'catalogue';
  /** The word was chosen among the hot words. */
  isHot?: boolean;
  resultCount: number;
  /** How the words were met, as the answer of the search says it. */
  met: {
    match?: string | null | undefined;
    missing?: readonly string[] | undefined;
    near?: readonly unknown[] | undefined;
  } | null;
}

/** Something that the reporter may send: an event of an error, an error, or a search. */
export type Noted =
  | { what: 'fault'; event: Event; at: number }
  | { what: 'error'; error: unknown }
  | ({ what: 'search'; keyword: string } & SearchOutcome);

declare global {
  interface Window {
    /** There only on hosts that monitor. Keeps what happens until the reporter has loaded, which then takes it. */
    noted?:
      | { push(noted: Noted): unknown /** Until the page is idle for the first time. */; idle?: Promise<void> }
      | undefined;
  }
}

/** Notes something for the reporter, on hosts that monitor. */
export const note = (noted: Noted): void => void window.noted?.push(noted);
