import type { AbilityQuery } from '#contract/catalogue/calls.ts';
import { ONLINE_FORM, type SortType } from '#contract/catalogue/filters.ts';
import { type FilterName, filterNames } from '#contract/catalogue/list-query.ts';
import { named, type Statement } from '#server/kit/database/pool.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { enabledIn } from './host-statements.ts';
import type { Match } from '#server/kit/search/attempts.ts';

/**
 * Composes the statements of the list from what a query names, so that each has its own plan. Totals and counts come
 * from `catalogue_facet`. The rows of a page come from an index in the requested order, filtered by facet.
 */

/** A keyword as it is understood, for the abilities. */
export interface SearchAttempt {
  match: Match;
  /** A `tsquery` as PostgreSQL reads it. */
  query: string;
  /** Each word as a `tsquery`. Abilities with the words in their name or labels come first. */
  words: string[];
  /** Words that nothing has, as typed. */
  missing: string[];
  /** Words that are taken for others, which differ in one character. */
  near: { typed: string; found: string }[];
}

/** `default`: abilities that can be tried now come first, then by number. */
export type Order = SortType | 'default' | 'relevance';

interface OrderBy {
  /** The table to read rows from: the abilities or their counts. */
  table: 'catalogue_ability' | 'catalogue_ability_count';
  key: string;
  direction: 'asc' | 'desc';
  /** Convert the key to its form in a cursor, and back. */
  written: (column: string) => string;
  read: (parameter: string) => string;
}

const asBigint = {
  written: (column: string) => `${column}::text`,
  read: (parameter: string) => `${parameter}::bigint`,
};
const byDefault: OrderBy = { table: 'catalogue_ability', key: 'default_order', direction: 'asc', ...asBigint };
const byTime = {
  table: 'catalogue_ability',
  key: 'update_time',
  written: (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`,
  read: (parameter: string) => `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`,
} as const;
const byCount = (key: string) => ({ table: 'catalogue_ability_count', key, ...asBigint }) as const;

const orders: Record<Exclude<Order, 'relevance'>, OrderBy> = {
  default: byDefault,
  1: { ...byTime, direction: 'desc' },
  2: { ...byTime, direction: 'asc' },
  3: { ...byCount('view_count'), direction: 'desc' },
  4: { ...byCount('view_count'), direction: 'asc' },
  5: { ...byCount('download_count'), direction: 'desc' },
  6: { ...byCount('download_count'), direction: 'asc' },
};

export type Filters = Pick<AbilityQuery, FilterName | 'hasEngine'>;

const conditions: Record<FilterName, (parameter: string) => string> = {
  industryTypes: (parameter) => `industry_types && ${parameter}::smallint[]`,
  modelTypes: (parameter) => `model_type = any (${parameter}::smallint[])`,
  productForms: (parameter) => `product_forms && ${parameter}::smallint[]`,
  chipIds: (parameter) => `chip_ids && ${parameter}::smallint[]`,
};
/** Fewer abilities than this are fetched by their facets and sorted. More are read in order until a page is full. */
export const FEW = 1000;

/** Collects the parameters of a composed statement. The same shape always results in the same text. */
class Composer {
  readonly values: unknown[] = [];
  readonly shape: string[] = [];

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

export interface Composed {
  statement: Statement;
  values: unknown[];
}

const statements = new Map<string, Statement>();

const finish = (composer: Composer, name: string, text: string): Composed => {
  const whole = [name, ...composer.shape].join('.');
  let statement = statements.get(whole);
  if (!statement) statements.set(whole, (statement = named(whole, text)));
  return { statement, values: composer.values };
};

const letter: Record<FilterName, string> = { industryTypes: 'i', modelTypes: 'm', productForms: 'p', chipIds: 'c' };

/** Returns the facet conditions of the filters. */
const filterConditions = (composer: Composer, filters: Filters): Map<keyof Filters, string> => {
  const made = new Map<keyof Filters, string>();
  for (const name of filterNames) {
    const chosen = filters[name];
    if (!chosen || chosen.length === 0) continue;
    composer.shape.push(letter[name]);
    made.set(name, conditions[name](composer.value(chosen)));
  }
  if (filters.hasEngine) {
    composer.shape.push('e');
    made.set('hasEngine', 'has_engine');
  }
  return made;
};

const all = (parts: Iterable<string>) => [...parts].join(' and ');

export const isFiltered = (filters: Filters) =>
  filters.hasEngine === true || filterNames.some((name) => (filters[name]?.length ?? 0) > 0);

/** The start of a page: after `key` and `abilityNo`, or at an offset. */
export interface Place {
  after?: { key: string; abilityNo: number };
  offset: number;
  /** The number of rows wanted; the result may have more. */
  limit: number;
}

/**
 * The limits that statements contain as literals, since a parameter would be planned again for every call. A page reads
 * one row more than it shows, with the next larger limit, and drops the surplus: at most a third more rows.
 */
const LIMITS = [13, 17, 21, 25, 31, 41, 51, 61, 81, 101];

const limitOf = (composer: Composer, { limit, offset }: Place): string => {
  const rows = LIMITS.find((most) => most >= limit) ?? limit;
  composer.shape.push(String(rows));
  if (offset === 0) return `limit ${rows}`;
  composer.shape.push('from');
  return `limit ${rows} offset ${composer.value(offset)}`;
};

const pageOf = (
  composer: Composer,
  { table, key, direction, written, read }: OrderBy,
  facets: string | undefined,
  place: Place,
) => {
  const where = facets === undefined ? ['true'] : [`x.facet_id = any (${facets})`];
  if (place.after) {
    composer.shape.push('after');
    const from = read(composer.value(place.after.key));
    const abilityNo = composer.value(place.after.abilityNo);
    const beyond = direction === 'asc' ? '>' : '<';
    where.push(`x.${key} ${beyond}= ${from} and (x.${key} ${beyond} ${from} or x.ability_no > ${abilityNo}::integer)`);
  }
  const order = `x.${key} ${direction}, x.ability_no`;
  return {
    from: `${table} x`,
    where: all(where),
    order,
    limit: limitOf(composer, place),
    key,
    written: written(`x.${key}`),
  };
};

const shown = `a.summary, a.has_engine, c.view_count, c.download_count`;
const joined = `join catalogue_ability a using (ability_no) join catalogue_ability_count c using (ability_no)`;

/** Selects a page of all abilities that a host shows, with `total`. */
export const composeUnfiltered = (host: HostKind, order: Exclude<Order, 'relevance'>, place: Place): Composed => {
  const composer = new Composer();
  const page = pageOf(composer, orders[order], 'array(select facet_id from f)', place);
  return finish(
    composer,
    `catalogue.list.${host}.${order}`,
    `with f as materialized (select facet_id, total from catalogue_facet where ${enabledIn[host]} and total > 0),
     p as materialized (select x.ability_no, ${page.written} as key, row_number() over (order by ${page.order}) as at
       from ${page.from} where ${page.where} order by ${page.order} ${page.limit})
     select t.total, p.ability_no, p.key, ${shown} from (select coalesce(sum(total), 0)::integer as total from f) t
     left join (p ${joined}) on true order by p.at`,
  );
};

/** Selects the facets that match the filters, each with its total. */
export const composeFacets = (host: HostKind, filters: Filters): Composed => {
  const composer = new Composer();
  const where = all([enabledIn[host], 'total > 0', ...filterConditions(composer, filters).values()]);
  return finish(composer, `catalogue.facets.${host}`, `select facet_id, total from catalogue_facet where ${where}`);
};

/** Selects a page of the abilities of some facets. `few` fetches and sorts them all. */
export const composeOfFacets = (
  facetIds: readonly number[],
  few: boolean,
  order: Exclude<Order, 'relevance'>,
  place: Place,
): Composed => {
  const composer = new Composer();
  const page = pageOf(composer, orders[order], `${composer.value(facetIds)}::integer[]`, place);
  const numbered = `row_number() over (order by ${page.order}) as at`;
  const rows = few
    ? `select x.ability_no, ${page.written} as key, ${numbered} from (
         select y.ability_no, ${orders[order].table === 'catalogue_ability' ? 'y' : 'yc'}.${page.key}, y.facet_id
         from catalogue_ability y join catalogue_ability_count yc using (ability_no) where y.facet_id = any ($1::integer[]) offset 0
       ) x where ${page.where} order by ${page.order} ${page.limit}`
    : `select x.ability_no, ${page.written} as key, ${numbered}
       from ${page.from} where ${page.where} order by ${page.order} ${page.limit}`;
  return finish(
    composer,
    `catalogue.ofFacets.${order}${few ? '.few' : ''}`,
    `with p as materialized (${rows}) select p.ability_no, p.key, ${shown} from p ${joined} order by p.at`,
  );
};

/** SQL: the abilities that a host shows and a search attempt finds, as `m (ability_no, facet_id, rank)`. */
const found = (composer: Composer, host: HostKind, { match, query, words }: SearchAttempt, ranked: boolean) =>
  `select ability_no, facet_id, rank from catalogue_find(${composer.value(query)}::tsquery, ${host === 'production'},
    ${composer.value(ranked ? words : null)}::text[]::tsquery[], ${composer.value(match === 'some')})`;

/** Selects a page of a keyword's matches, with `total`, and with `unfiltered`, the total without the filters. */
export const composeFound = (
  host: HostKind,
  attempt: SearchAttempt,
  filters: Filters,
  order: Order,
  place: Place,
): Composed => {
  const composer = new Composer();
  const m = found(composer, host, attempt, order === 'relevance');
  const filterParts = [...filterConditions(composer, filters).values()];
  const within =
    filterParts.length > 0
      ? `select m.* from m join catalogue_facet f using (facet_id) where ${all(filterParts)}`
      : 'select * from m';
  let page: { where: string; order: string; limit: string; written: string };
  if (order === 'relevance') {
    page = {
      where: 'true',
      order: 'k.rank desc, x.default_order',
      limit: limitOf(composer, place),
      written: 'x.ability_no::text',
    };
  } else {
    page = pageOf(composer, orders[order], undefined, place);
  }
  const table = order === 'relevance' ? 'catalogue_ability' : orders[order].table;
  return finish(
    composer,
    `catalogue.found.${host}.${order}`,
    `with m as materialized (${m}), k as materialized (${within}),
     p as materialized (select x.ability_no, ${page.written} as key, row_number() over (order by ${page.order}) as at
       from k join ${table} x using (ability_no) where ${page.where} order by ${page.order} ${page.limit})
     select t.total, t.unfiltered, p.ability_no, p.key, ${shown}
     from (select (select count(*) from k)::integer as total, (select count(*) from m)::integer as unfiltered) t
     left join (p ${joined}) on true order by p.at`,
  );
};

/**
 * Counts the abilities for each value of each filter, given the keyword and the other filters, as `filter, value,
 * count`. The row `waiting` counts what has the form 在线体验 but no engine, `unfiltered` the keyword's matches alone.
 */
export const composeCounts = (host: HostKind, filters: Filters, attempt?: SearchAttempt): Composed => {
  const composer = new Composer();
  const kept = attempt
    ? `select f.facet_id, f.model_type, f.industry_types, f.product_forms, f.chip_ids, f.has_engine, m.total
       from catalogue_facet f join (select facet_id, count(*) as total from (${found(composer, host, attempt, false)}) s group by 1) m using (facet_id)`
    : `select facet_id, model_type, industry_types, product_forms, chip_ids, has_engine, total from catalogue_facet where ${enabledIn[host]}`;
  if (attempt) composer.shape.push('found');
  const made = filterConditions(composer, filters);
  const values: Record<keyof Filters, string> = {
    hasEngine: 'has_engine::integer',
    industryTypes: 'unnest(industry_types)',
    modelTypes: 'model_type',
    productForms: 'unnest(product_forms)',
    chipIds: 'unnest(chip_ids)',
  };
  const othersOf = (name: keyof Filters) =>
    all(['true', ...[...made].filter(([other]) => other !== name).map(([, condition]) => condition)]);
  const parts = ([...filterNames, 'hasEngine'] as const).map(
    (name) => `select '${name}' as filter, value, sum(total)::integer as count
      from (select ${values[name]} as value, total from f where ${othersOf(name)}) v group by value`,
  );
  return finish(
    composer,
    `catalogue.counts.${host}`,
    `with f as materialized (${kept}) ${parts.join(' union all ')}
     union all select 'waiting', 0, coalesce(sum(total), 0)::integer from f
       where not has_engine and product_forms @> '{${ONLINE_FORM}}' and ${othersOf('productForms')}
     union all select 'unfiltered', 0, coalesce(sum(total), 0)::integer from f`,
  );
};
