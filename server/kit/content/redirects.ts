import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

const find = named(
  'content.findRedirect',
  `select e.entry_id from content_redirect r join content_entry e on e.entry_id = r.entry_id
   where r.kind = $1 and r.old_slug = $2 and e.status = 2`,
);

/** Returns the id of the published entry that had a slug before; undefined if none had it. */
export const findRedirect = async (database: Database, kind: string, slug: string): Promise<string | undefined> => {
  const [row] = await database.query<{ entry_id: string }>(find, [kind, slug]);
  return row?.entry_id;
};
