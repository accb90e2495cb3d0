const HALF_WIDTH = '(),;:!?';
const FULL_WIDTH = '（），；：！？';

/** The same sign in the other width; undefined for signs of one width. */
export const otherWidthOf = (character: string): string | undefined =>
  FULL_WIDTH[HALF_WIDTH.indexOf(character)] ?? HALF_WIDTH[FULL_WIDTH.indexOf(character)];

export const isFullWidth = (sign: string): boolean => FULL_WIDTH.includes(sign);

/** Full-width signs with their blank half in front of their ink, and behind it. */
export const isBlankBefore = (character: string): boolean => '（《〈「『【〔“‘'.includes(character);
export const isBlankBehind = (character: string): boolean => '），；：！？、。》〉」』】〕'.includes(character);

/** One that fills its em. */
export const isWide = (character: string): boolean => /[\u2e80-\u2fff\u3040-\u9fff\uf900-\ufaff]/.test(character);
export const isLatin = (character: string): boolean => /[\p{Script=Latin}\d]/u.test(character) && !isWide(character);
