import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalChipLookup, emptyChipLookup, readChipLookup, writeChipLookup } from './chip-lookup.ts';
import { chipById } from './chips.ts';
import { chips, deviceTypes } from '../specification/catalogue.ts';

const read = (search: string) => readChipLookup(new URLSearchParams(search));
const canonical = (search: string) => canonicalChipLookup(new URLSearchParams(search));

test('an address names a chip, a device group or a firmware generation, and has one canonical spelling', () => {
  const kt2 = { ...emptyChipLookup, chipId: 10, deviceType: deviceTypes.brain, firmwareType: 1 };
  expect(read('chipId=10&deviceType=2&firmwareType=1&tab=lacks&pageNo=2')).toEqual({
    lookup: { ...kt2, runs: false, pageNo: 2 },
    misfits: [],
  });
  expect(canonical('pageNo=2&tab=lacks&firmwareType=1&deviceType=2&chipId=10&x=1')).toBe(
    'chipId=10&firmwareType=1&tab=lacks&pageNo=2',
  );
  expect(canonical('firmwareType=2')).toBe('deviceType=2&firmwareType=2');
  expect(canonical('deviceType=4&tab=runs&pageNo=1')).toBe('deviceType=4');
  expect(canonical('chipId=1')).toBe('chipId=1');
});

test('[CAT-09] every chip of the specification has an address, and nothing else has one', () => {
  const ids = Array.from({ length: 400 }, (_, at) => at + 1);
  const found = ids.filter((chipId) => !read(`chipId=${chipId}`).misfits.includes('chip'));
  expect(found).toEqual(chips.map(([chipId]) => chipId));
});

test('unusable parts of an address are ignored and listed as misfits', () => {
  for (const [search, rest, misfits] of [
    ['chipId=999', '', ['chip']],
    ['chipId=4&deviceType=3', 'deviceType=3', ['chip']],
    ['chipId=x&firmwareType=2', 'deviceType=2&firmwareType=2', ['chip']],
    ['deviceType=6', '', ['device']],
    ['chipId=10&firmwareType=3', 'chipId=10', ['firmware']],
    ['chipId=10&deviceType=1', 'chipId=10', ['otherDevice']],
    ['chipId=1&deviceType=1', 'chipId=1', ['otherDevice']],
    ['chipId=5&firmwareType=1', 'chipId=5', ['otherFirmware']],
    ['deviceType=1&firmwareType=2', 'deviceType=1', ['otherFirmware']],
    ['chipId=5&deviceType=2&firmwareType=1', 'chipId=5', ['otherDevice', 'otherFirmware']],
    ['chipId=-1&deviceType=1e0&firmwareType=0', '', ['chip', 'device', 'firmware']],
    ['tab=nowhere&pageNo=0', '', []],
    ['chipId=&deviceType=', '', []],
  ] as const) {
    const { lookup, misfits: found } = read(search);
    expect(found, search).toEqual(misfits);
    expect(writeChipLookup(lookup), search).toBe(rest);
  }
});

test('without a choice there is neither tab nor page, and pages have a maximum', () => {
  expect(read('tab=lacks&pageNo=7').lookup).toEqual(emptyChipLookup);
  expect(read('chipId=10&pageNo=999999').lookup.pageNo).toBe(100_000);
});

test('the canonical address shows the same page with the same misfits for any input', () => {
  const value = fc.oneof(
    fc.integer({ min: -1, max: 400 }).map(String),
    fc.constantFrom('', 'lacks', 'x', '1e3', '%00'),
  );
  const pairs = fc.array(
    fc.tuple(fc.constantFrom('chipId', 'deviceType', 'firmwareType', 'tab', 'pageNo', 'other'), value),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pairs, (asked) => {
      const search = new URLSearchParams(asked);
      const written = canonicalChipLookup(search);
      expect(read(written)).toEqual(readChipLookup(search));
      expect(canonical(written)).toBe(written);
      const { chipId, deviceType, firmwareType } = readChipLookup(search).lookup;
      expect(chipId === null || deviceType === chipById.get(chipId)?.deviceType).toBe(true);
      expect(firmwareType === null || deviceType === deviceTypes.brain).toBe(true);
    }),
  );
});
