import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { createCatalogueStore } from '../store.ts';

/** Abilities as other areas read them; a host shows the abilities of its own list. */
export const abilitiesOf = (database: Database) => {
  const { find, list, listNames, countDownload } = createCatalogueStore(database);
  return { find, list, listNames, countDownload };
};

/** Name of an ability that a host shows; undefined where there is none. */
export const abilityNameOf = async (
  database: Database,
  abilityNo: number,
  host: HostKind,
): Promise<string | undefined> => (await createCatalogueStore(database).find(abilityNo, host))?.abilityName;
