import type { Region } from '../regions.ts';
import { isPlace } from '../regions.ts';

export interface FoundRegion {
  code: string;
  /** The full name. */
  name: string;
  /** The address after the region. */
  rest: string;
}

/** Finds the district with which an address begins; province or city may be left out, but not both. */
export const createRegionInAddress = (provinces: readonly Region[]) => {
  const found = new Map<string, { code: string; name: string } | null>();
  const add = (parts: readonly string[], region: { code: string; name: string }) => {
    const spelling = parts.join('');
    const before = found.get(spelling);
    // Two districts that are spelled alike cannot be distinguished.
    found.set(spelling, before === undefined || before?.code === region.code ? region : null);
  };
  for (const province of provinces)
    for (const city of province.children ?? [])
      for (const district of city.children ?? []) {
        const names = [province.name, ...[city.name, district.name].filter(isPlace)];
        const region = { code: district.code, name: names.join('') };
        add(names, region);
        if (names.length > 2) {
          add(names.slice(1), region);
          add([province.name, district.name], region);
        }
      }
  const longest = Math.max(...Array.from(found.keys(), (spelling) => spelling.length));

  return (address: string): FoundRegion | undefined => {
    for (let length = Math.min(longest, address.length - 1); length > 0; length -= 1) {
      const region = found.get(address.slice(0, length));
      if (region) return { ...region, rest: address.slice(length).trim() };
    }
    return undefined;
  };
};

export type RegionInAddress = ReturnType<typeof createRegionInAddress>;
