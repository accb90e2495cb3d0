/** The unified social credit code of GB 32100-2015. */

export const CREDIT_CODE_LENGTH = 18;
/** Digits and letters without I, O, S, V and Z; the value of a character is its index. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** 3^(place - 1) mod 31 */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const pattern = new RegExp(`^[${ALPHABET}]{${CREDIT_CODE_LENGTH}}$`);

/** Returns the canonical spelling of a code: narrow, upper case, without spaces and marks. */
export const foldCreditCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/** Returns whether a text has the characters of a code; the checksum may be wrong. */
export const isCreditCode = (code: string): boolean => pattern.test(code);

/** Returns the check character for the first seventeen characters, or undefined if they are invalid. */
export const checkCharacterOf = (code: string): string | undefined => {
  let sum = 0;
  for (const [at, weight] of WEIGHTS.entries()) {
    const value = ALPHABET.indexOf(code.charAt(at) || ' ');
    if (value < 0) return undefined;
    sum += value * weight;
  }
  return ALPHABET[(31 - (sum % 31)) % 31];
};

/** Returns whether the last character matches the others. Some codes in use fail this check. */
export const hasRightSum = (code: string): boolean =>
  isCreditCode(code) && checkCharacterOf(code) === code.charAt(CREDIT_CODE_LENGTH - 1);

/** Returns `9135**********0Y43`: enough to recognise the code. */
export const maskCreditCode = (code: string): string => `${code.slice(0, 4)}**********${code.slice(-4)}`;
