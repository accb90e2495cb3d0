import type { Log } from './connection.ts';
import type { Database } from './database.ts';
import { named } from './statement.ts';

export interface UnsafeSetting {
  setting: string;
  value: string;
}

const settings = named(
  'durability',
  `select name as setting, setting as value from pg_settings
   where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
);

// remote_apply guarantees all that "on" does, and also waits for a standby.
const safe = ['on', 'remote_apply'];

/** Warns of each setting with which a crash could lose an acknowledged write, and returns these settings. */
export async function checkDurability(database: Database, log: Log): Promise<UnsafeSetting[]> {
  const found = await database.query<UnsafeSetting>(settings);
  const unsafe = found.filter(({ value }) => !safe.includes(value));
  for (const { setting, value } of unsafe) {
    log.warn(
      { setting, value },
      `DATA IS AT RISK: ${setting} is ${value}; a crash can lose acknowledged writes. Set ${setting} = on.`,
    );
  }
  return unsafe;
}
