import { type KindName, kindNames, severities, type Severity } from '#contract/work-orders/kinds.ts';
import { orderIdPattern } from '#contract/work-orders/order-path.ts';
import { type StateName, stateNames } from '#contract/work-orders/states.ts';
import { keywordIn, oneOf, pageIn } from '../sheets-address.ts';

export const DESK_PATH = '/console/work-orders';

/** The state that the address of the desk holds. */
export interface DeskQuery {
  /** `undefined` for the open orders. */
  state: StateName | 'all' | undefined;
  kind: KindName | undefined;
  severity: Severity | undefined;
  assignee: 'me' | 'none' | undefined;
  urged: boolean;
  order: 'waiting' | 'newest';
  keyword: string;
  page: number;
  /** The ID of the open order. */
  id: string | undefined;
}

export const emptyDeskQuery: DeskQuery = {
  state: undefined,
  kind: undefined,
  severity: undefined,
  assignee: undefined,
  urged: false,
  order: 'waiting',
  keyword: '',
  page: 1,
  id: undefined,
};

/** Reads the address and ignores invalid values. */
export const readDeskQuery = (search: URLSearchParams): DeskQuery => {
  const id = search.get('id') ?? '';
  return {
    state: oneOf([...stateNames, 'all'] as const, search.get('state')),
    kind: oneOf(kindNames, search.get('kind')),
    severity: severities.find((severity) => String(severity) === search.get('severity')),
    assignee: oneOf(['me', 'none'] as const, search.get('assignee')),
    urged: search.get('urged') === '1',
    order: oneOf(['newest'] as const, search.get('order')) ?? 'waiting',
    keyword: keywordIn(search),
    page: pageIn(search, 'pageNo'),
    id: orderIdPattern.test(id) ? id : undefined,
  };
};

/** Returns the canonical query without the question mark. */
export const writeDeskQuery = (query: DeskQuery): string => {
  const { state, kind, severity, assignee, urged, order, keyword, page, id } = query;
  const search = new URLSearchParams();
  if (state !== undefined) search.set('state', state);
  if (kind !== undefined) search.set('kind', kind);
  if (severity !== undefined) search.set('severity', String(severity));
  if (assignee !== undefined) search.set('assignee', assignee);
  if (urged) search.set('urged', '1');
  if (order !== 'waiting') search.set('order', order);
  if (keyword !== '') search.set('keyword', keyword);
  if (page > 1) search.set('pageNo', String(page));
  if (id !== undefined) search.set('id', id);
  return search.toString();
};

export const deskUrl = (query: DeskQuery): string => {
  const search = writeDeskQuery(query);
  return search === '' ? DESK_PATH : `${DESK_PATH}?${search}`;
};
