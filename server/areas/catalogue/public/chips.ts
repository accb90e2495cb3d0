import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { chipAbilities } from '../chip-abilities.ts';
import { createCatalogueStore } from '../store.ts';

/** Finds the abilities that run on chips, for other areas. */
export const chipsOf = (database: Database) => ({
  /** Returns how many abilities of a host run on a chip, and the first ones. */
  async whatRunsOn(chipId: number, limit: number, host: HostKind) {
    const request = { chipId, runs: true, pageNo: 1, pageSize: limit };
    const { runTotal: total, list } = await chipAbilities(createCatalogueStore(database), request, host);
    return { total, abilities: list.map(({ abilityNo, abilityName }) => ({ abilityNo, abilityName })) };
  },
});
