import type { Printed } from '#contract/enterprise/licence-reading.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const find = named(
  'enterprise.findLicenceReading',
  'select printed from enterprise_licence_reading where file_id = $1 and engine_version = $2',
);
/** The file may have been removed while it was read. */
const keep = named(
  'enterprise.keepLicenceReading',
  `insert into enterprise_licence_reading (file_id, engine_version, printed)
   select file_id, $2, $3 from files_file where file_id = $1
   on conflict (file_id) do update
     set engine_version = excluded.engine_version, printed = excluded.printed, read_at = now()`,
);

/** What an engine has read in the pictures of licences. A reading is removed with its file. */
export const createReadingStore = (database: Database) => ({
  /** Returns undefined if no engine of this version has read it. */
  async find(fileId: string, engineVersion: string): Promise<Printed | undefined> {
    const [row] = await database.query<{ printed: Printed }>(find, [fileId, engineVersion]);
    return row?.printed;
  },

  async keep(fileId: string, engineVersion: string, printed: Printed): Promise<void> {
    await database.query(keep, [fileId, engineVersion, JSON.stringify(printed)]);
  },
});
