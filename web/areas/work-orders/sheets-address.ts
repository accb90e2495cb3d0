import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import { type KindName, kindNames } from '#contract/work-orders/kinds.ts';
import { ORDERS_PAGE_NO_MAXIMUM } from '#contract/work-orders/limits.ts';
import { type StateName, stateNames } from '#contract/work-orders/states.ts';

export const SHEETS_PATH = '/account/sheets';
export const ADD_PATH = '/account/add-sheets';

/** The state that the address of the list holds. */
export interface SheetsQuery {
  state: StateName | undefined;
  kind: KindName | undefined;
  keyword: string;
  /** True for only the orders that the user has created. */
  own: boolean;
  /** Days in Shanghai, both included. */
  from: string | undefined;
  to: string | undefined;
  page: number;
}

export const emptySheetsQuery: SheetsQuery = {
  state: undefined,
  kind: undefined,
  keyword: '',
  own: false,
  from: undefined,
  to: undefined,
  page: 1,
};

export const keywordIn = (search: URLSearchParams): string =>
  (search.get('keyword') || '').replace(/\s+/g, ' ').trim().slice(0, KEYWORD_MAXIMUM).replace(unstorable, '');

export const pageIn = (search: URLSearchParams, name: string): number => {
  const page = search.get(name) || '';
  return /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), ORDERS_PAGE_NO_MAXIMUM) : 1;
};

/** Returns the value if it is one of the names. */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const day = search.get(name) || '';
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day ? day : undefined;
};

/** Reads the address. Ignores invalid values, so that every address shows a list. */
export const readSheetsQuery = (search: URLSearchParams): SheetsQuery => ({
  state: oneOf(stateNames, search.get('state')),
  kind: oneOf(kindNames, search.get('kind')),
  keyword: keywordIn(search),
  own: search.get('own') === '1',
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
  page: pageIn(search, 'page'),
});

/** Returns the canonical query without the question mark. */
export const writeSheetsQuery = ({ state, kind, keyword, own, from, to, page }: SheetsQuery): string => {
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (kind !== undefined) search.set('kind', kind);
  if (keyword !== '') search.set('keyword', keyword);
  if (own) search.set('own', '1');
  if (from !== undefined) search.set('from', from);
  if (to !== undefined) search.set('to', to);
  if (page > 1) search.set('page', String(page));
  return search.toString();
};

export const sheetsUrl = (query: SheetsQuery): string => {
  const search = writeSheetsQuery(query);
  return search === '' ? SHEETS_PATH : `${SHEETS_PATH}?${search}`;
};
