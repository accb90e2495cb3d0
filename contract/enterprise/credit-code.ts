/** The unified social credit code by GB 32100-2015. */

export const CREDIT_CODE_LENGTH = 18;
/** Digits and letters without I, O, S, V and Z; a character's value is its place. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** 3^(place - 1) mod 31 */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const pattern = new RegExp(`^[${ALPHABET}]{${CREDIT_CODE_LENGTH}}$`);

/** The one spelling of a code: narrow, upper case, without the spaces and marks with which it was typed or pasted. */
export const foldCreditCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/** Whether it has the characters of a code, be its sum right or not. */
export const isCreditCode = (code: string): boolean => pattern.test(code);

/** The last character by the first seventeen; undefined where they are none of a code. */
export const checkCharacterOf = (code: string): string | undefined => {
  let sum = 0;
  for (const [at, weight] of WEIGHTS.entries()) {
    const value = ALPHABET.indexOf(code.charAt(at) || ' ');
    if (value < 0) return undefined;
    sum += value * weight;
  }
  return ALPHABET[(31 - (sum % 31)) % 31];
};

/** Whether the last character is the one that the others ask for. Some codes in use fail it. */
export const hasRightSum = (code: string): boolean =>
  isCreditCode(code) && checkCharacterOf(code) === code.charAt(CREDIT_CODE_LENGTH - 1);

/** `9135**********0Y43`: enough to know it again. */
export const maskCreditCode = (code: string): string => `${code.slice(0, 4)}**********${code.slice(-4)}`;
