import { abilityList, type AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';

/** Returns a function that writes the address of a list, on the regional site that of the regional list. */
export const useListUrl = () => {
  const siteUrl = useSiteUrl();
  return (query: AbilityListQuery) => siteUrl(abilityList.urlOf(query));
};
