import { abilityList, type FilterName, filterNames } from '#contract/catalogue/ability-list.ts';
import { type AbilityQuery, queryAbilities } from '#contract/catalogue/calls.ts';
import { ONLINE_FORM, type SortType } from '#contract/catalogue/filters.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, composeNamed, every, type Part } from '#server/kit/database/query.ts';
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

const conditionOf = conditionsOf(abilityList, queryAbilities, {
  // A search attempt finds what has the words.
  keyword: () => undefined,
  industryTypes: (chosen) => ['industry_types && ?::smallint[]', chosen],
  modelTypes: (chosen) => ['model_type = any (?::smallint[])', chosen],
  productForms: (chosen) => ['product_forms && ?::smallint[]', chosen],
  chipIds: (chosen) => ['chip_ids && ?::smallint[]', chosen],
  hasEngine: () => ['has_engine'],
});

const letter: Record<keyof Filters, string> = {
  industryTypes: 'i',
  modelTypes: 'm',
  productForms: 'p',
  chipIds: 'c',
  hasEngine: 'e',
};
const filtersNamed = [...filterNames, 'hasEngine'] as const;

/** Returns the filters that are set. */
const setOf = (filters: Filters): (keyof Filters)[] =>
  filtersNamed.filter((name) => {
    const value = filters[name];
    return value === true || (Array.isArray(value) && value.length > 0);
  });

/** Returns the letters of the filters that are set, for the name of a statement. */
const shapeOf = (filters: Filters): string[] => setOf(filters).map((name) => letter[name]);

export const isFiltered = (filters: Filters): boolean => setOf(filters).length > 0;

/** Fewer abilities than this are fetched by their facets and sorted. More are read in order until a page is full. */
export const FEW = 1000;

type Composed = ReturnType<typeof composeNamed>;

/** A statement's name lists the optional parts that it has, so each name has one text. */
const composed = (name: string, shape: readonly string[], ...parts: readonly (string | Part)[]): Composed =>
  composeNamed([name, ...shape].join('.'), ...parts);

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

/** A part of a statement, with what it adds to the name. */
interface Shaped {
  part: Part;
  shape: string[];
}

const limitOf = ({ limit, offset }: Place): Shaped => {
  const rows = LIMITS.find((most) => most >= limit) ?? limit;
  const shape = [String(rows)];
  return offset === 0
    ? { part: [`limit ${rows}`], shape }
    : { part: [`limit ${rows} offset ?`, offset], shape: [...shape, 'from'] };
};

/** Returns the condition of the rows `x` that come after a row. */
const afterOf = ({ key, direction, read }: OrderBy, { after }: Place): Shaped | undefined => {
  if (!after) return undefined;
  const from = read('?');
  const beyond = direction === 'asc' ? '>' : '<';
  return {
    part: [
      `x.${key} ${beyond}= ${from} and (x.${key} ${beyond} ${from} or x.ability_no > ?::integer)`,
      after.key,
      after.key,
      after.abilityNo,
    ],
    shape: ['after'],
  };
};

/** Selects the rows `x` of a page with their place in the order. */
const rowsOf = (by: OrderBy, place: Place, from: Part, condition?: Part): Shaped => {
  const after = afterOf(by, place);
  const limit = limitOf(place);
  const order = `order by x.${by.key} ${by.direction}, x.ability_no`;
  return {
    part: around(
      `select x.ability_no, ${by.written(`x.${by.key}`)} as key, row_number() over (${order}) as at
       from ?? where ?? ${order} ??`,
      from,
      every([condition, after?.part]),
      limit.part,
    ),
    shape: [...(after?.shape ?? []), ...limit.shape],
  };
};

/** Like `rowsOf`, for the matches `k` of a keyword. */
const byRelevance = (place: Place): Shaped => {
  const { part, shape } = limitOf(place);
  const order = 'order by k.rank desc, x.default_order';
  return {
    part: around(
      `select x.ability_no, x.ability_no::text as key, row_number() over (${order}) as at
       from k join catalogue_ability x using (ability_no) ${order} ??`,
      part,
    ),
    shape,
  };
};

const shown = `a.summary, a.has_engine, c.view_count, c.download_count`;
const joined = `join catalogue_ability a using (ability_no) join catalogue_ability_count c using (ability_no)`;

/** Selects a page of all abilities that a host shows, with `total`. */
export const composeUnfiltered = (host: HostKind, order: Exclude<Order, 'relevance'>, place: Place): Composed => {
  const by = orders[order];
  const rows = rowsOf(by, place, [`${by.table} x`], ['x.facet_id = any (array(select facet_id from f))']);
  return composed(
    `catalogue.list.${host}.${order}`,
    rows.shape,
    around(
      `with f as materialized (select facet_id, total from catalogue_facet where ${enabledIn[host]} and total > 0),
       p as materialized (??)
       select t.total, p.ability_no, p.key, ${shown} from (select coalesce(sum(total), 0)::integer as total from f) t
       left join (p ${joined}) on true order by p.at`,
      rows.part,
    ),
  );
};

/** Selects the facets that match the filters, each with its total. */
export const composeFacets = (host: HostKind, filters: Filters): Composed =>
  composed(
    `catalogue.facets.${host}`,
    shapeOf(filters),
    `select facet_id, total from catalogue_facet where ${enabledIn[host]} and total > 0 and`,
    conditionOf(filters),
  );

/** Selects a page of the abilities of some facets. `few` fetches and sorts them all. */
export const composeOfFacets = (
  facetIds: readonly number[],
  few: boolean,
  order: Exclude<Order, 'relevance'>,
  place: Place,
): Composed => {
  const by = orders[order];
  const isOfFacets = (column: string): Part => [`${column} = any (?::integer[])`, facetIds];
  const fetched = around(
    `(select y.ability_no, ${by.table === 'catalogue_ability' ? 'y' : 'yc'}.${by.key}
      from catalogue_ability y join catalogue_ability_count yc using (ability_no) where ?? offset 0) x`,
    isOfFacets('y.facet_id'),
  );
  const rows = few ? rowsOf(by, place, fetched) : rowsOf(by, place, [`${by.table} x`], isOfFacets('x.facet_id'));
  return composed(
    `catalogue.ofFacets.${order}${few ? '.few' : ''}`,
    rows.shape,
    around(
      `with p as materialized (??) select p.ability_no, p.key, ${shown} from p ${joined} order by p.at`,
      rows.part,
    ),
  );
};

/** SQL: the abilities that a host shows and a search attempt finds, as `m (ability_no, facet_id, rank)`. */
const found = (host: HostKind, { match, query, words }: SearchAttempt, ranked: boolean): Part => [
  `select ability_no, facet_id, rank from catalogue_find(?::tsquery, ${host === 'production'},
    ?::text[]::tsquery[], ?)`,
  query,
  ranked ? words : null,
  match === 'some',
];

/** Selects a page of a keyword's matches, with `total`, and with `unfiltered`, the total without the filters. */
export const composeFound = (
  host: HostKind,
  attempt: SearchAttempt,
  filters: Filters,
  order: Order,
  place: Place,
): Composed => {
  const within: Part = isFiltered(filters)
    ? around('select m.* from m join catalogue_facet f using (facet_id) where ??', conditionOf(filters))
    : ['select * from m'];
  const rows =
    order === 'relevance'
      ? byRelevance(place)
      : rowsOf(orders[order], place, [`k join ${orders[order].table} x using (ability_no)`]);
  return composed(
    `catalogue.found.${host}.${order}`,
    [...shapeOf(filters), ...rows.shape],
    around(
      `with m as materialized (??), k as materialized (??), p as materialized (??)
       select t.total, t.unfiltered, p.ability_no, p.key, ${shown}
       from (select (select count(*) from k)::integer as total, (select count(*) from m)::integer as unfiltered) t
       left join (p ${joined}) on true order by p.at`,
      found(host, attempt, order === 'relevance'),
      within,
      rows.part,
    ),
  );
};

const values: Record<keyof Filters, string> = {
  hasEngine: 'has_engine::integer',
  industryTypes: 'unnest(industry_types)',
  modelTypes: 'model_type',
  productForms: 'unnest(product_forms)',
  chipIds: 'unnest(chip_ids)',
};

/**
 * Counts the abilities for each value of each filter, given the keyword and the other filters, as `filter, value,
 * count`. The row `waiting` counts what has the form 在线体验 but no engine, `unfiltered` the keyword's matches alone.
 */
export const composeCounts = (host: HostKind, filters: Filters, attempt?: SearchAttempt): Composed => {
  const set = setOf(filters);
  const fits = (name: keyof Filters) => `fits_${letter[name]}`;
  const marks = set.map((name) =>
    around(`, ?? as ${fits(name)}`, conditionOf({ [name]: filters[name] } as Pick<Filters, typeof name>)),
  );
  const othersOf = (name: keyof Filters) => ['true', ...set.filter((other) => other !== name).map(fits)].join(' and ');
  return composed(
    `catalogue.counts.${host}`,
    [...(attempt ? ['found'] : []), ...shapeOf(filters)],
    `with f as materialized (
       select model_type, industry_types, product_forms, chip_ids, has_engine, ${attempt ? 'm' : 'f'}.total`,
    ...marks,
    'from catalogue_facet f',
    attempt
      ? around(
          'join (select facet_id, count(*) as total from (??) s group by 1) m using (facet_id))',
          found(host, attempt, false),
        )
      : `where ${enabledIn[host]})`,
    ...filtersNamed.map(
      (name) => `select '${name}' as filter, value, sum(total)::integer as count
        from (select ${values[name]} as value, total from f where ${othersOf(name)}) v group by value union all`,
    ),
    `select 'waiting', 0, coalesce(sum(total), 0)::integer from f
     where not has_engine and product_forms @> '{${ONLINE_FORM}}' and ${othersOf('productForms')}
     union all select 'unfiltered', 0, coalesce(sum(total), 0)::integer from f`,
  );
};
