import type { AbilityNameOf } from '#contract/api/job-table.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { JobRow } from './job-store.ts';

/** Reads the names of the abilities of a job. */
export const abilityNamesOf = async (
  database: Database,
  { ability_nos: abilityNos, host }: Pick<JobRow, 'ability_nos' | 'host'>,
): Promise<AbilityNameOf> => {
  const list = await abilitiesOf(database).listNames(abilityNos, host);
  const names = new Map(list.map(({ abilityNo, abilityName }) => [abilityNo, abilityName]));
  return (abilityNo) => names.get(abilityNo);
};
