/** How many abilities stand side by side. */
export const COMPARED_LEAST = 2;
export const COMPARED_MOST = 4;

/** Path of the comparison; its address names the abilities: `?abilityNos=3,9`. */
export const COMPARISON_PATH = '/open-ability/compare';

/** The abilities that an address names, each once, in its order; what is no number of an ability, and all past the fourth, is left out. */
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
