import { useAddress } from './comparison-address.ts';

/** The numbers that a change starts from: those of the address, or of that on its way, that are open to this visitor. */
export const useOpenNumbers = (choices: readonly { abilityNo: number }[]): number[] => {
  const { abilityNos } = useAddress().next;
  const open = new Set(choices.map(({ abilityNo }) => abilityNo));
  return abilityNos.filter((abilityNo) => open.has(abilityNo));
};
