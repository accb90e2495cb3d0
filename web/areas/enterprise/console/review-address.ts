import { subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates, type ApplicationState } from '#contract/enterprise/states.ts';
import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

export const REVIEW_PATH = '/console/certifications';
export const REVIEW_PAGE_SIZE = 20;

/** The state that the address of the review page holds. */
export interface ReviewQuery {
  /** By default the waiting applications. */
  state: ApplicationState | 'all';
  keyword: string;
  subjectKind: number | undefined;
  onlyAsPrinted: boolean;
  pageNo: number;
  /** The ID of the open application. */
  id: string | undefined;
}

export const emptyReviewQuery: ReviewQuery = {
  state: applicationStates.inReview,
  keyword: '',
  subjectKind: undefined,
  onlyAsPrinted: false,
  pageNo: 1,
  id: undefined,
};

const states: readonly (ApplicationState | 'all')[] = [...Object.values(applicationStates), 'all'];

/** Reads the address and ignores invalid values. */
export const readReviewQuery = (search: URLSearchParams): ReviewQuery => {
  const pageNo = search.get('pageNo') ?? '';
  const id = search.get('id') ?? '';
  return {
    state: states.find((state) => String(state) === search.get('state')) ?? emptyReviewQuery.state,
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_MAXIMUM).replace(unstorable, ''),
    subjectKind: subjectKinds.find(({ value }) => String(value) === search.get('subjectKind'))?.value,
    onlyAsPrinted: search.get('asPrinted') === '1',
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? Math.min(Number(pageNo), PAGE_NO_MAXIMUM) : 1,
    id: /^[1-9]\d{0,17}$/.test(id) ? id : undefined,
  };
};

/** Returns the canonical query without the question mark. */
export const writeReviewQuery = ({ state, keyword, subjectKind, onlyAsPrinted, pageNo, id }: ReviewQuery): string => {
  const search = new URLSearchParams();
  if (state !== emptyReviewQuery.state) search.set('state', String(state));
  if (keyword !== '') search.set('keyword', keyword);
  if (subjectKind !== undefined) search.set('subjectKind', String(subjectKind));
  if (onlyAsPrinted) search.set('asPrinted', '1');
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  if (id !== undefined) search.set('id', id);
  return search.toString();
};

export const reviewUrl = (query: ReviewQuery): string => {
  const search = writeReviewQuery(query);
  return search === '' ? REVIEW_PATH : `${REVIEW_PATH}?${search}`;
};

/** Returns whether the filters differ from the default. */
export const isNarrowed = (query: ReviewQuery) => reviewUrl({ ...query, id: undefined, pageNo: 1 }) !== REVIEW_PATH;
