const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The 18th character of a citizen's identity number for its first 17 digits (GB 11643-1999, ISO 7064 MOD 11-2). */
export const idCheckCharacter = (number: string): string | undefined => {
  if (!/^\d{17}/.test(number)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(number[place]), 0);
  return CHECKS[sum % 11];
};

/** The X may have been read as a small one: they differ in height alone. */
export const isIdNumber = (number: string): boolean =>
  /^\d{17}[\dXx]$/.test(number) && idCheckCharacter(number) === number[17]?.toUpperCase();

/** The birthday that a number holds in places 7 to 14, and the sex in place 17 (odd is male). */
export const partsOfIdNumber = (number: string) => ({
  year: Number(number.slice(6, 10)),
  month: Number(number.slice(10, 12)),
  day: Number(number.slice(12, 14)),
  sex: Number(number[16]) % 2 === 1 ? '男' : '女',
});
