import { useLoaderData } from 'react-router';
import { useAddress } from './comparison-address.ts';

/** Returns the numbers that a change starts from: those of the pending or current address that are open. */
export const useOpenNumbers = (): number[] => {
  const { missing } = useLoaderData() as { missing: number[] };
  return useAddress().next.abilityNos.filter((abilityNo) => !missing.includes(abilityNo));
};
