import { subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import {
  choice,
  choiceFrom,
  defineListAddress,
  flag,
  searchText,
  matching,
  pageNumber,
  type ValuesOf,
} from '#web/kit/list/list-address.ts';

export const REVIEW_PATH = '/console/certifications';
export const REVIEW_PAGE_SIZE = 20;

const parameters = {
  state: choiceFrom([...Object.values(applicationStates), 'all' as const], applicationStates.inReview),
  keyword: searchText(),
  subjectKind: choice(subjectKinds.map(({ value }) => value)),
  onlyAsPrinted: flag({ name: 'asPrinted' }),
  pageNo: pageNumber(),
  /** The open application. */
  id: matching(/^[1-9]\d{0,17}$/),
};

/** What the address of the review page holds; by default the applications that wait. */
export type ReviewQuery = ValuesOf<typeof parameters>;

export const {
  empty: emptyReviewQuery,
  read: readReviewQuery,
  write: writeReviewQuery,
  urlOf: reviewUrl,
} = defineListAddress(REVIEW_PATH, parameters);

/** Returns whether the query narrows the list to anything but the applications that wait. */
export const isNarrowed = (query: ReviewQuery) => reviewUrl({ ...query, id: undefined, pageNo: 1 }) !== REVIEW_PATH;
