import { abilityPath, LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { CHIP_LOOKUP_PATH } from '#contract/catalogue/chip-lookup-path.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { type KnownPage, SITEMAP_MAXIMUM } from '#server/kit/http/search-engines.ts';
import { createCatalogueStore } from './store.ts';

/** The list, the chip lookup and all abilities that a host shows: the canonical URLs of the regional pages too. */
export const catalogueKnownPages = async (database: Database, host: HostKind): Promise<KnownPage[]> => {
  const abilities = await createCatalogueStore(database).listUpdates(SITEMAP_MAXIMUM, host);
  return [
    { path: LIST_PATH },
    { path: CHIP_LOOKUP_PATH },
    ...abilities.map(({ abilityNo, updateTime }) => ({ path: abilityPath(abilityNo), updated: updateTime })),
  ];
};
