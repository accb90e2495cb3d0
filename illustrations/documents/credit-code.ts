const bodySigns = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codeSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const bodyWeights = [3, 7, 9, 10, 5, 8, 4, 2];
const codeWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

const weighed = (content: string, signs: string, weights: readonly number[]) =>
  weights.reduce((total, weight, index) => total + weight * signs.indexOf(content[index] ?? ''), 0);

/** The check sign of an organisation's eight signs (GB 11714). */
export function organisationCheck(body: string): string {
  return '0123456789X0'[11 - (weighed(body, bodySigns, bodyWeights) % 11)] ?? '';
}

/** The check sign of a unified credit code's first 17 signs (GB 32100). */
export function creditCheck(body: string): string {
  return codeSigns[(31 - (weighed(body, codeSigns, codeWeights) % 31)) % 31] ?? '';
}

/** The unified credit code of a company in an area that does not exist, from its organisation's eight signs. */
export function creditCode(organisation: string): string {
  const body = `91000000${organisation}${organisationCheck(organisation)}`;
  return body + creditCheck(body);
}
