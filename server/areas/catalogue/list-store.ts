import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import type { AbilityQuery } from '#contract/catalogue/calls.ts';
import type { SortType } from '#contract/catalogue/filters.ts';
import type { Database } from '#server/kit/database/database.ts';
import { offsetOf } from '#server/kit/database/query.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type Counts, withCounts } from './host-statements.ts';
import {
  composeCounts,
  composeFacets,
  composeFound,
  composeOfFacets,
  composeUnfiltered,
  FEW,
  type Filters,
  isFiltered,
  type Order,
  type Place,
  type SearchAttempt,
} from './list-statements.ts';
import { asksForSomething } from '#server/kit/search/read-query.ts';
import { searchAttempts } from './search-attempts.ts';

interface ListRow extends Counts {
  ability_no: number | null;
  key: string;
  has_engine: boolean;
  summary: Omit<AbilitySummary, 'hasEngine'>;
}

interface CountRow {
  filter: string;
  value: number;
  count: number;
}

export interface AbilityPage {
  total: number;
  list: AbilitySummary[];
  nextCursor?: string;
  match?: SearchAttempt['match'];
  missing?: string[];
  near?: SearchAttempt['near'];
}

/** How the keyword was understood, for the answer. */
const understood = (attempt: SearchAttempt | undefined): Pick<AbilityPage, 'match' | 'missing' | 'near'> =>
  attempt
    ? {
        match: attempt.match,
        ...(attempt.missing.length > 0 && { missing: attempt.missing }),
        ...(attempt.near.length > 0 && { near: attempt.near }),
      }
    : {};

/** Reads pages of the list and the counts of its filters. */
export const createListStore = (database: Database) => {
  /** Returns the counts of the first attempt that finds anything without the filters, or none. */
  const countsOf = async (host: HostKind, filters: Filters, attempts: AsyncIterable<SearchAttempt>) => {
    for await (const attempt of attempts) {
      const rows = await database.query<CountRow>(...composeCounts(host, filters, attempt));
      if (rows.some(({ filter, count }) => filter === 'unfiltered' && count > 0)) return rows;
    }
    return [];
  };

  const search = async (
    attempts: AsyncIterable<SearchAttempt>,
    host: HostKind,
    filters: Filters,
    order: Order,
    place: Place,
  ) => {
    for await (const attempt of attempts) {
      const rows = await database.query<ListRow & { total: number; unfiltered: number }>(
        ...composeFound(host, attempt, filters, order, place),
      );
      const [first] = rows;
      if (first && first.unfiltered > 0) return { rows, total: first.total, understood: attempt };
    }
    return { rows: [], total: 0 };
  };

  const browse = async (host: HostKind, filters: Filters, order: Exclude<Order, 'relevance'>, place: Place) => {
    if (!isFiltered(filters)) {
      const rows = await database.query<ListRow & { total: number }>(...composeUnfiltered(host, order, place));
      return { rows, total: rows[0]?.total ?? 0 };
    }
    const facets = await database.query<{ facet_id: number; total: number }>(...composeFacets(host, filters));
    const total = facets.reduce((sum, facet) => sum + facet.total, 0);
    if (total <= place.offset && !place.after) return { rows: [], total };
    const ids = facets.map((facet) => facet.facet_id);
    const rows = await database.query<ListRow>(...composeOfFacets(ids, total < FEW, order, place));
    return { rows, total };
  };

  return {
    /** Returns a page of the abilities that a host may show. Throws an error for a cursor of another order. */
    async list(query: AbilityQuery, host: HostKind): Promise<AbilityPage> {
      const keyword = (query.keyword ?? '').trim();
      const order: Order =
        (query.sortType as SortType | null | undefined) ?? (asksForSomething(keyword) ? 'relevance' : 'default');
      const after = query.cursor === undefined ? undefined : readCursor(query.cursor, order);
      // Reads one row more than the page, to see whether another page follows.
      const place: Place = {
        limit: query.pageSize + 1,
        offset: after ? 0 : offsetOf(query),
        ...(after && { after }),
      };
      const answer: { rows: ListRow[]; total: number; understood?: SearchAttempt } =
        order === 'relevance' || asksForSomething(keyword)
          ? await search(searchAttempts(database, keyword, host), host, query, order, place)
          : await browse(host, query, order, place);
      const rows = answer.rows.filter((row) => row.ability_no !== null);
      const page = rows.slice(0, query.pageSize);
      const last = page.at(-1);
      return {
        total: answer.total,
        list: page.map(withCounts),
        ...(last && rows.length > page.length && order !== 'relevance' && { nextCursor: writeCursor(order, last) }),
        ...understood(answer.understood),
      };
    },

    /** Counts the abilities for each value of each filter, given a keyword and the other filters. */
    async countByFilter(query: Filters & { keyword?: string | undefined }, host: HostKind) {
      const keyword = (query.keyword ?? '').trim();
      return asksForSomething(keyword)
        ? countsOf(host, query, searchAttempts(database, keyword, host))
        : database.query<CountRow>(...composeCounts(host, query));
    },
  };
};
