import { createBuckets } from '../kit/buckets.ts';

/** The periods of the page, in days: the first is shown by hours where there are hours. */
export const insightPeriods = [1, 7, 30, 90] as const;
export type InsightPeriod = (typeof insightPeriods)[number];
/** Counts that exist only by day are shown for at least this many days. */
export const DAYS_SHOWN_MINIMUM = 7;

/** Days for which the counts are kept. */
export const INSIGHT_DAYS = 400;
/** Rows of each table of the page. */
export const INSIGHT_ROWS_MAXIMUM = 50;

/** Most visitors of a day that are counted apart, in all networks and in one network on one node. */
export const VISITORS_MAXIMUM = 500_000;
export const NETWORK_VISITORS_MAXIMUM = 1000;
/** Most sources of one kind, and most causes of errors, that are named on a day; further ones are counted together. */
export const SOURCES_MAXIMUM = 200;
export const CAUSES_MAXIMUM = 200;
export const RELEASES_MAXIMUM = 50;
/** The words of a day that are kept: the most searched, and the most missed. */
export const WORDS_MAXIMUM = 50;
export const SOURCE_NAME_MAXIMUM = 60;

/** Where a visit comes from: an address that was typed or a program, a search engine, another site, or a campaign. */
export const sourceKinds = ['direct', 'search', 'site', 'campaign'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A path that leads to no page. */
export const NO_PAGE = '*';

/** What is measured of a page view. */
export const speedMetrics = ['lcp', 'inp', 'cls'] as const;
export type SpeedMetric = (typeof speedMetrics)[number];
/** Milliseconds, and thousandths of a shift, up to which a page is good for three quarters of its views. */
export const GOOD_SPEED: Readonly<Record<SpeedMetric, number>> = { lcp: 2500, inp: 200, cls: 100 };

/** The things that users download, play or export: resources, models of abilities, videos. */
export const kindsOfUse = ['download', 'model', 'play'] as const;
export type UseKind = (typeof kindsOfUse)[number];

export const BUCKETS = { perDoubling: 4, most: 110 };
/** Buckets of milliseconds, of thousandths and of seconds: a percentile is at most a fifth too high. */
export const { bucketOf, percentileOf } = createBuckets(BUCKETS);
