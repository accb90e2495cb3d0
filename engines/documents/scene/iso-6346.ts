/**
 * Letters count 10 to 38 without the multiples of 11, and digits their value; each is multiplied by two to the power of
 * its place; the sum modulo 11, where 10 counts as 0 (ISO 6346:2022, annex A).
 */
export const containerCheckDigit = (firstTen: string): number => {
  const sum = [...firstTen].reduce((total, character, place) => total + valueOf(character) * 2 ** place, 0);
  return (sum % 11) % 10;
};

const valueOf = (character: string) => {
  if (/\d/.test(character)) return Number(character);
  const letter = character.charCodeAt(0) - 65;
  // A is 10; 11, 22 and 33 are skipped.
  return 10 + letter + (letter >= 1 ? 1 : 0) + (letter >= 11 ? 1 : 0) + (letter >= 21 ? 1 : 0);
};

/** Owner's three letters, U, J or Z for the equipment, six digits, the check digit. */
export const isContainerNumber = (number: string): boolean =>
  /^[A-Z]{3}[UJZ]\d{7}$/.test(number) && containerCheckDigit(number.slice(0, 10)) === Number(number[10]);
