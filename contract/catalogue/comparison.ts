/** How many abilities can be compared. */
export const COMPARED_LEAST = 2;
export const COMPARED_MOST = 4;

/** Path of the comparison; the query names the abilities: `?abilityNos=3,9`. */
export const COMPARISON_PATH = '/open-ability/compare';

/**
 * Returns the abilities that an address names, each once, in order. Ignores invalid numbers and all past the fourth.
 */
export const readCompared = (search: URLSearchParams): number[] => {
  const named = search
    .getAll('abilityNos')
    .flatMap((list) => list.slice(0, 200).split(','))
    .filter((text) => /^[1-9]\d{0,5}$/.test(text))
    .map(Number);
  return [...new Set(named)].slice(0, COMPARED_MOST);
};

export const comparisonUrl = (abilityNos: readonly number[]) =>
  abilityNos.length > 0 ? `${COMPARISON_PATH}?abilityNos=${abilityNos.join(',')}` : COMPARISON_PATH;
