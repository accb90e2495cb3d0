import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { unstorable } from '../kit/unstorable.ts';
import { TOTAL_MAXIMUM } from './limits.ts';
import { searchModes } from './modes.ts';
import { SEARCH_PATH } from './search-path.ts';

/** Entries of one kind on a page. */
export const RESULTS_PAGE_SIZE = 10;

type Mode = (typeof searchModes)[keyof typeof searchModes];

/** The state of the results page in its address: all kinds in groups, or one kind by pages. */
export interface SearchQuery {
  keyword: string;
  kind: string | undefined;
  mode: Mode;
  pageNo: number;
}

const typedIn = (search: URLSearchParams): string =>
  (search.get('keyword') || '').replace(unstorable, '').replace(/\s+/g, ' ').trim();

/** Whether the keyword of an address is longer than what is searched for. */
export const isCut = (search: URLSearchParams): boolean => typedIn(search).length > KEYWORD_MAXIMUM;

/** Reads the query of the results. Ignores what it cannot use, so that every address shows a page. */
export const readSearchQuery = (search: URLSearchParams): SearchQuery => {
  const keyword = typedIn(search);
  const kind = search.get('kind') || '';
  const pageNo = Number(search.get('pageNo'));
  return {
    // The cut may leave half a character, and a blank before it.
    keyword: keyword.slice(0, KEYWORD_MAXIMUM).replace(unstorable, '').trim(),
    kind: /^[a-zA-Z]{1,30}$/.test(kind) ? kind : undefined,
    mode: search.get('mode') === String(searchModes.title) ? searchModes.title : searchModes.resource,
    pageNo: pageNo >= 1 && pageNo <= TOTAL_MAXIMUM / RESULTS_PAGE_SIZE ? Math.floor(pageNo) : 1,
  };
};

/** Returns the query of the results in its one spelling, without the question mark. */
export const writeSearchQuery = ({ keyword, kind, mode, pageNo }: SearchQuery): string => {
  const search = new URLSearchParams();
  if (keyword !== '') search.set('keyword', keyword);
  if (kind !== undefined) search.set('kind', kind);
  if (mode !== searchModes.resource) search.set('mode', String(mode));
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  return search.toString();
};

/** Returns the address of the results for a query. */
export const searchQueryUrl = (query: SearchQuery): string => {
  const search = writeSearchQuery(query);
  return search === '' ? SEARCH_PATH : `${SEARCH_PATH}?${search}`;
};
