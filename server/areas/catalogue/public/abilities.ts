import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { createCatalogueStore } from '../store.ts';

/** Access to abilities for other areas. A host only shows the abilities that are enabled for it. */
export const abilitiesOf = (database: Database) => {
  const { find, list, listNames, countDownload, setEngines } = createCatalogueStore(database);
  return { find, list, listNames, countDownload, setEngines };
};

/** Returns the name of an ability, or undefined if the host does not show it. */
export const abilityNameOf = async (
  database: Database,
  abilityNo: number,
  host: HostKind,
): Promise<string | undefined> => (await createCatalogueStore(database).find(abilityNo, host))?.abilityName;
