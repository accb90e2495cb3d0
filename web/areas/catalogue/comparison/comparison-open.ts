import { useLoaderData } from 'react-router';
import type { UrlAhead } from '#web/kit/list/changing.ts';
import { readAddress, useAddress, useComparisonUrl } from './comparison-address.ts';

/** Returns a function that leaves out the abilities of an address that are not open. */
const useOpenOf = () => {
  const { missing } = useLoaderData() as { missing: number[] };
  return (abilityNos: readonly number[]) => abilityNos.filter((abilityNo) => !missing.includes(abilityNo));
};

/** Returns the numbers of the pending or current address that are open. */
export const useOpenNumbers = (): number[] => useOpenOf()(useAddress().next.abilityNos);

/**
 * Returns a function that writes the address after a change of the compared abilities, which keeps the chosen view unless
 * `diff` is given. Changes add up, however fast they follow.
 */
export const useComparisonChange = () => {
  const openOf = useOpenOf();
  const urlOf = useComparisonUrl();
  const { next } = useAddress();
  return (change: (abilityNos: readonly number[]) => readonly number[], diff?: boolean): UrlAhead =>
    (pending) => {
      const start = pending ? readAddress(pending) : next;
      return urlOf(change(openOf(start.abilityNos)), diff ?? start.diff);
    };
};
