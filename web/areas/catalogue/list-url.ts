import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { type ListQuery, writeListQuery } from '#contract/catalogue/list-query.ts';
import { regionalUrl } from '#contract/site/region.ts';
import { useIsRegional } from '#web/kit/ui/region.ts';

/** Returns a function that writes the address of a list, on the regional site that of the regional list. */
export const useListUrl = () => {
  const path = useIsRegional() ? regionalUrl(LIST_PATH) : LIST_PATH;
  return (query: ListQuery) => {
    const search = writeListQuery(query);
    return search === '' ? path : `${path}?${search}`;
  };
};
