import { BUCKETS } from '#contract/insight/limits.ts';

/** SQL: what is added to the columns of a row that is there already. */
export const added = (table: string, columns: readonly string[]): string =>
  `do update set ${columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`;

/** SQL: the bucket of a value, as `bucketOf` of the contract has it. */
export const bucketIn = (value: string): string =>
  `least(${BUCKETS.most - 1}, ceil(${BUCKETS.perDoubling} * log(2, greatest(1, ${value})::numeric)))::smallint`;
