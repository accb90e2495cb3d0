import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '../kit/limits.ts';
import { unstorable } from '../kit/unstorable.ts';
import { chips } from './chips.ts';
import { modelTypes, productForms, type SortType, sortTypes } from './filters.ts';
import { industryTypes, type Option } from './industries.ts';

/** The query of the ability list. */
export interface ListQuery {
  keyword: string;
  industryTypes: number[];
  modelTypes: number[];
  productForms: number[];
  chipIds: number[];
  /** Only what can be tried now. */
  hasEngine: boolean;
  sortType: SortType | null;
  pageNo: number;
}

/** The three filter trees, and the chips to which a chip lookup narrows the list. */
export const filterNames = ['industryTypes', 'modelTypes', 'productForms', 'chipIds'] as const;
/** The filter tree of C2. */
export const treeNames = ['industryTypes', 'modelTypes', 'productForms'] as const;
export type FilterName = (typeof filterNames)[number];

export const optionsOf: Record<FilterName, readonly Option[]> = {
  industryTypes,
  modelTypes,
  productForms,
  chipIds: chips.map(({ chipId, chipName }) => ({ value: chipId, label: chipName })),
};

export const emptyListQuery: ListQuery = {
  keyword: '',
  industryTypes: [],
  modelTypes: [],
  productForms: [],
  chipIds: [],
  hasEngine: false,
  sortType: null,
  pageNo: 1,
};

/** Returns the values of a filter that the address names, each once, in the filter's order. Ignores unknown values. */
const readFilter = (search: URLSearchParams, name: FilterName): number[] => {
  const named = new Set(search.getAll(name).flatMap((list) => list.slice(0, 200).split(',')));
  return optionsOf[name].map((option) => option.value).filter((value) => named.has(String(value)));
};

const readPageNo = (text: string | null): number => {
  const pageNo = text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  return Math.min(pageNo, PAGE_NO_MAXIMUM);
};

/** Reads the query of the list. Ignores what it cannot use, so that every address shows a list. */
export const readListQuery = (search: URLSearchParams): ListQuery => {
  const keyword = (search.get('keyword') || '').replace(unstorable, '').replace(/\s+/g, ' ').trim();
  const sort = sortTypes.find(({ value }) => value !== null && String(value) === search.get('sortType'));
  return {
    // The cut may leave half a character, and a blank before it.
    keyword: keyword.slice(0, KEYWORD_MAXIMUM).replace(unstorable, '').trim(),
    industryTypes: readFilter(search, 'industryTypes'),
    modelTypes: readFilter(search, 'modelTypes'),
    productForms: readFilter(search, 'productForms'),
    chipIds: readFilter(search, 'chipIds'),
    hasEngine: search.get('hasEngine') === '1',
    sortType: sort ? (sort.value as SortType) : null,
    pageNo: readPageNo(search.get('pageNo')),
  };
};

/** Returns the canonical query of a list, without the question mark. */
export const writeListQuery = (query: ListQuery): string => {
  const search = new URLSearchParams();
  if (query.keyword !== '') search.set('keyword', query.keyword);
  for (const name of filterNames) if (query[name].length > 0) search.set(name, query[name].join(','));
  if (query.hasEngine) search.set('hasEngine', '1');
  if (query.sortType !== null) search.set('sortType', String(query.sortType));
  if (query.pageNo > 1) search.set('pageNo', String(query.pageNo));
  return search.toString().replace(/%2C/g, ',');
};

/** Returns whether the query narrows the list, apart from its keyword. */
export const isFilteredList = (query: ListQuery): boolean => countFilters(query) > 0;

/** Returns how many values of the filters are chosen. */
export const countFilters = (query: ListQuery): number =>
  filterNames.reduce((sum, name) => sum + query[name].length, query.hasEngine ? 1 : 0);
