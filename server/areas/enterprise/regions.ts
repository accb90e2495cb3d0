import regions from '#content/enterprise/regions.json' with { type: 'json' };

export interface Region {
  code: string;
  name: string;
  children?: Region[];
}

/** Levels between a province and its districts that are not places. */
const notPlaces = /^(市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;

/** Returns whether the name of a region belongs in an address. */
export const isPlace = (name: string): boolean => !notPlaces.test(name);

/** Provinces, cities and districts of mainland China with the codes of the National Bureau of Statistics. */
export const createRegions = () => {
  const provinces: Region[] = regions;
  const below = new Map<string, Region[]>();
  const namesOf = new Map<string, string>();
  for (const province of provinces) {
    below.set(province.code, province.children ?? []);
    for (const city of province.children ?? []) {
      below.set(city.code, city.children ?? []);
      for (const district of city.children ?? [])
        namesOf.set(district.code, [province.name, city.name, district.name].filter(isPlace).join(''));
    }
  }
  return {
    provinces,
    /** Returns the regions below a province or a city, or undefined for an unknown code. */
    below: (code: string): Region[] | undefined => below.get(code),
    /** Returns the full name of a district, or undefined for an unknown code. */
    nameOf: (code: string): string | undefined => namesOf.get(code),
  };
};
