import type { Log } from './connection.ts';
import type { Database } from './database.ts';
import { named } from './statement.ts';

export interface DurabilityFault {
  setting: string;
  value: string;
}

const settings = named(
  'durability',
  `select name as setting, setting as value from pg_settings
   where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
);

// remote_apply keeps all that "on" keeps, and waits for a standby besides.
const safe = ['on', 'remote_apply'];

/** Warns loudly of each setting by which an acknowledged write could be lost in a crash, and returns them. */
export async function checkDurability(database: Database, log: Log): Promise<DurabilityFault[]> {
  const found = await database.query<DurabilityFault>(settings);
  const faults = found.filter(({ value }) => !safe.includes(value));
  for (const { setting, value } of faults) {
    log.warn(
      { setting, value },
      `DATA IS AT RISK: ${setting} is ${value}; a crash can lose acknowledged writes. Set ${setting} = on.`,
    );
  }
  return faults;
}
