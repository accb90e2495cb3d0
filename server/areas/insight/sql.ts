import { BUCKETS } from '#contract/insight/limits.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';

/** SQL: the first moment of a moment's day in Shanghai. */
export const dayStart = (moment: string): string =>
  `(date_trunc('day', ${moment} at time zone '${TIME_ZONE}') at time zone '${TIME_ZONE}')`;

/** SQL: the first moment of a day in Shanghai. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${TIME_ZONE}')`;

/** SQL: the day of a moment in Shanghai. */
export const dayOf = (moment: string): string => `(${moment} at time zone '${TIME_ZONE}')::date`;

/** SQL: what is added to the columns of a row that is there already. */
export const added = (table: string, columns: readonly string[]): string =>
  `do update set ${columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`;

/** SQL: the bucket of a value, as `bucketOf` of the contract has it. */
export const bucketIn = (value: string): string =>
  `least(${BUCKETS.most - 1}, ceil(${BUCKETS.perDoubling} * log(2, greatest(1, ${value})::numeric)))::smallint`;
