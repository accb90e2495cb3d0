import type { KindName } from './kinds.ts';

interface OrderChoice {
  kind?: KindName;
  abilityNo?: number;
  /** A request of a program, whose facts fill the form. */
  requestId?: string;
}

export const ADD_PATH = '/account/add-sheets';

/** Returns the path of the page that creates an order, with this kind, ability and request already chosen. */
export const addOrderPath = ({ kind, abilityNo, requestId }: OrderChoice): string => {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(abilityNo !== undefined && { abilityNo: String(abilityNo) }),
    ...(requestId !== undefined && { requestId }),
  }).toString();
  return query ? `${ADD_PATH}?${query}` : ADD_PATH;
};
