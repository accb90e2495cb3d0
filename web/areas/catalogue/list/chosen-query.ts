import { useNavigate } from 'react-router';
import { abilityList, type AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import { usePendingSearch, useShownPending } from '#web/kit/list/search-ahead.ts';
import { useListUrl } from './list-url.ts';

/** Returns the query of the pending navigation, otherwise the `shown` one, so that two quick choices add up. */
export const useChosenQuery = (shown: AbilityListQuery): AbilityListQuery => {
  const pending = useShownPending();
  return pending ? abilityList.read(pending) : shown;
};

/** Returns the query without filters; keyword and order remain. */
export const withoutFilters = ({ keyword, sortType }: AbilityListQuery): AbilityListQuery => ({
  ...abilityList.empty,
  keyword,
  sortType,
});

/** Returns a function that writes the address of the list with some other values. */
export const useChangedUrl = (shown: AbilityListQuery) => {
  const urlOf = useListUrl();
  return (change: (query: AbilityListQuery) => Partial<AbilityListQuery>, pending?: URLSearchParams) => {
    const from = pending ? abilityList.read(pending) : shown;
    return urlOf({ ...from, pageNo: 1, ...change(from) });
  };
};

/** Returns a function that changes the query, for controls that are no links. */
export const useChangeQuery = (shown: AbilityListQuery) => {
  const changedUrl = useChangedUrl(shown);
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  return (values: Partial<AbilityListQuery>) =>
    // Flushed, so that a second key press in a select continues from the choice of the first.
    void navigate(
      changedUrl(() => values, pendingSearch()),
      { preventScrollReset: true, flushSync: true },
    );
};
