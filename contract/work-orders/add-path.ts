import type { KindName } from './kinds.ts';

interface OrderChoice {
  kind?: KindName;
  abilityNo?: number;
}

export const ADD_PATH = '/account/add-sheets';

/** Returns the path of the page that creates an order, with this kind and ability already chosen. */
export const addOrderPath = ({ kind, abilityNo }: OrderChoice): string => {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(abilityNo !== undefined && { abilityNo: String(abilityNo) }),
  }).toString();
  return query ? `${ADD_PATH}?${query}` : ADD_PATH;
};
