const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The check sign of an identity number's first 17 digits (GB 11643). */
export function identityCheck(body: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return '10X98765432'[sum % 11] ?? '';
}

/**
 * An identity number of an area that does not exist, for a person born on `birth` (YYYYMMDD); an odd `order` is a
 * man's.
 */
export function identityNumber(birth: string, order: number): string {
  const body = `000000${birth}${String(order).padStart(3, '0')}`;
  return body + identityCheck(body);
}
