import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { TIME_ZONE } from '#contract/kit/limits.ts';

/** Conditions that a moment lies on or after a day of Shanghai, and on or before one; none for what is not given. */
export const withinDays = (column: string, from: string | undefined, to: string | undefined): RawBuilder<SqlBool>[] => [
  ...(from === undefined
    ? []
    : [sql<SqlBool>`${sql.ref(column)} >= ${from}::date::timestamp at time zone ${TIME_ZONE}`]),
  ...(to === undefined
    ? []
    : [sql<SqlBool>`${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone ${TIME_ZONE}`]),
];
