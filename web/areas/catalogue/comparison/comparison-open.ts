import { useLoaderData } from 'react-router';
import { useAddress } from './comparison-address.ts';

/** The numbers that a change starts from: those of the address, or of that on its way, but for those that are not open. */
export const useOpenNumbers = (): number[] => {
  const { missing } = useLoaderData() as { missing: number[] };
  return useAddress().next.abilityNos.filter((abilityNo) => !missing.includes(abilityNo));
};
