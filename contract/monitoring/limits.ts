/** The share of errors that a page reports, of page views whose replay it sends, and of those in which an error occurs. */
export const SAMPLE = { error: 1, replay: 0.1, replayOnError: 1 } as const;

/** Milliseconds from a first error in the queue until it is sent. */
export const FLUSH_MS = 6000;
/** Milliseconds from the load of a page until the report of its speed. */
export const PERFORMANCE_DELAY_MS = 2000;

/** The maximum size of a report in bytes: browsers do not send larger ones when a page is left. */
export const REPORT_MAXIMUM_BYTES = 64_000;
/** Entries of each part of a report. */
export const ENTRIES_MAXIMUM = 50;
/** How often one entry of an error says that it occurred. */
export const TIMES_MAXIMUM = 10_000;
export const FRAMES_MAXIMUM = 10;
/** The last clicks before an error. */
export const STEPS_MAXIMUM = 10;

export const TEXT_MAXIMUM = { url: 2000, message: 500, frame: 300, name: 100, info: 200 } as const;

/** No page takes an hour to load. */
export const SECONDS_MAXIMUM = 3600;

/**
 * The limits of the replay of one page view: the number of parts, and the characters of JSON in each; 200 kB in all.
 */
export const REPLAY_PARTS = 4;
export const REPLAY_PART_MAXIMUM = 50_000;

/** Days for which reports, and replays, are kept. */
export const REPORT_DAYS = 90;
export const REPLAY_DAYS = 14;

/** Reports of one network on one node. */
export const REPORTS = { burst: 120, perSecond: 4 };
