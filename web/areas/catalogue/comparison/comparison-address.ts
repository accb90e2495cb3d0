import { useLocation, useNavigation } from 'react-router';
import { COMPARISON_PATH, readCompared } from '#contract/catalogue/comparison.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';

/** The state in the address of a comparison. */
export interface ComparisonAddress {
  abilityNos: number[];
  /** Whether only rows with differences are shown. */
  diff: boolean;
  /** Whether the address contains invalid or repeated numbers, or more abilities than fit. */
  leftOut: boolean;
}

export const readAddress = (search: URLSearchParams): ComparisonAddress => {
  const abilityNos = readCompared(search);
  const named = search.getAll('abilityNos').flatMap((list) => list.split(',').filter(Boolean));
  return {
    abilityNos,
    diff: search.get('diff') === '1',
    leftOut: named.length > abilityNos.length || search.get('leftOut') === '1',
  };
};

/** Returns the canonical query of the address, without the question mark. */
export const writeAddress = ({ abilityNos, diff, leftOut }: ComparisonAddress): string =>
  [abilityNos.length > 0 && `abilityNos=${abilityNos.join(',')}`, diff && 'diff=1', leftOut && 'leftOut=1']
    .filter(Boolean)
    .join('&');

/** Returns the current address and the pending one, if there is one, so that two quick changes add up. */
export const useAddress = (): { shown: ComparisonAddress; next: ComparisonAddress } => {
  const { pathname, search } = useLocation();
  const coming = useNavigation().location;
  const shown = readAddress(new URLSearchParams(search));
  return { shown, next: coming?.pathname === pathname ? readAddress(new URLSearchParams(coming.search)) : shown };
};

/** Returns a function that writes the address of a comparison, on the regional site that of the regional page. */
export const useComparisonUrl = () => {
  const siteUrl = useSiteUrl();
  return (abilityNos: readonly number[], diff: boolean) => {
    const search = writeAddress({ abilityNos: [...abilityNos], diff, leftOut: false });
    return siteUrl(search === '' ? COMPARISON_PATH : `${COMPARISON_PATH}?${search}`);
  };
};
