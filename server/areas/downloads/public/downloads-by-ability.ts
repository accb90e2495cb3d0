import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const list = named(
  'downloads.byAbility',
  `select download_id, ability_nos from downloads_download where ability_nos <> '{}' order by slug`,
);

/** Returns the downloads that belong to abilities, with these. */
export const downloadsByAbility = async (database: Database): Promise<{ uuid: string; abilityNos: number[] }[]> => {
  const rows = await database.query<{ download_id: string; ability_nos: number[] }>(list);
  return rows.map(({ download_id: uuid, ability_nos: abilityNos }) => ({ uuid, abilityNos }));
};
