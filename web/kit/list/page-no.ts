import { PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';

export const isPageNo = (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= PAGE_NO_MAXIMUM;

/** The page of a list that an address names; the first for whatever is no number of one. */
export const readPageNo = (search: URLSearchParams): number => {
  const pageNo = search.get('pageNo') ?? '';
  return isPageNo(pageNo) ? Number(pageNo) : 1;
};
