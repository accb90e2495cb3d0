/** The alphabet of GB 32100-2015: digits and letters without I, O, S, V and Z. */
export const CREDIT_CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const weight = (place: number) => 3 ** place % 31;

/**
 * The 18th character of a unified social credit code (GB 32100-2015, 4.5) for its first 17; undefined if one of them is
 * not in the alphabet.
 */
export const creditCheckCharacter = (code: string): string | undefined => {
  let sum = 0;
  for (let place = 0; place < 17; place++) {
    const value = CREDIT_CODE_CHARACTERS.indexOf(code[place] ?? ' ');
    if (value < 0) return undefined;
    sum += value * weight(place);
  }
  return CREDIT_CODE_CHARACTERS[(31 - (sum % 31)) % 31];
};

export const isCreditCode = (code: string) => code.length === 18 && creditCheckCharacter(code) === code[17];
