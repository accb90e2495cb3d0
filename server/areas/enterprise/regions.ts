import regions from '#content/enterprise/regions.json' with { type: 'json' };

export interface Region {
  code: string;
  name: string;
  children?: Region[];
}

/** Names between a province and its districts that are no places. */
const notPlaces = /^(市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/;

/** Provinces, cities and districts of mainland China, as the national bureau of statistics numbers them. */
export const createRegions = () => {
  const provinces: Region[] = regions;
  const below = new Map<string, Region[]>();
  const namesOf = new Map<string, string>();
  for (const province of provinces) {
    below.set(province.code, province.children ?? []);
    for (const city of province.children ?? []) {
      below.set(city.code, city.children ?? []);
      for (const district of city.children ?? [])
        namesOf.set(
          district.code,
          [province.name, city.name, district.name].filter((name) => !notPlaces.test(name)).join(''),
        );
    }
  }
  return {
    provinces,
    /** What lies below a province or a city; undefined where there is none of that code. */
    below: (code: string): Region[] | undefined => below.get(code),
    /** The whole name of a district; undefined where there is none of that code. */
    nameOf: (code: string): string | undefined => namesOf.get(code),
  };
};
