import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './comparison-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test.each([
  ['', [], false, false],
  ['abilityNos=3,9', [3, 9], false, false],
  ['abilityNos=9,3&diff=1', [9, 3], true, false],
  ['abilityNos=3&abilityNos=9', [3, 9], false, false],
  ['abilityNos=3,9&abilityNos=', [3, 9], false, false],
  ['abilityNos=3,3', [3], false, true],
  ['abilityNos=1,2,3,4,5', [1, 2, 3, 4], false, true],
  ['abilityNos=3,abc,9&diff=yes', [3, 9], false, true],
  ['abilityNos=03,-9,1e1', [], false, true],
])('an address with %s is read', (search, abilityNos, diff, leftOut) => {
  expect(read(search)).toEqual({ abilityNos, diff, leftOut });
});

test('the one spelling of an address reads as the address itself', () => {
  for (const search of ['', 'abilityNos=3,9', 'abilityNos=9&diff=1', 'abilityNos=3,abc,3&diff=1', 'abilityNos=x']) {
    const spelled = writeAddress(read(search));
    expect(read(spelled), search).toEqual(read(search));
    expect(writeAddress(read(spelled)), search).toBe(spelled);
  }
  expect(writeAddress(read('x=1&diff=1&abilityNos=3,%20,9&abilityNos=9'))).toBe('abilityNos=3,9&diff=1&leftOut=1');
});
