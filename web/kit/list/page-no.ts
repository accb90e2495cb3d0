import { PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';

export const isPageNo = (value: string) => /^[1-9]\d{0,5}$/.test(value) && Number(value) <= PAGE_NO_MAXIMUM;

/** Reads the page number from the query; 1 if it is missing or invalid. */
export const readPageNo = (search: URLSearchParams): number => {
  const pageNo = search.get('pageNo') ?? '';
  return isPageNo(pageNo) ? Number(pageNo) : 1;
};
