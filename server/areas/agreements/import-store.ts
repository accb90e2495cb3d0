import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { setCurrent } from './store.ts';

/** An agreement of the default content. */
export interface Agreement {
  key: string;
  title: string;
  version: string;
  /** ISO 8601. */
  updateTime: string;
  /** Markdown. */
  content: string;
  summary?: string | undefined;
  useRequired: boolean;
}

const lockAll = named('agreements.lockImport', 'lock table agreements_agreement in exclusive mode');
const deferTitles = named('agreements.deferTitles', 'set constraints agreements_agreement_title_key deferred');
const upsert = named(
  'agreements.upsert',
  `insert into agreements_agreement as a (key, title, current_version, use_required, position)
   values ($1, $2, $3, $4, $5)
   on conflict (key) do update set use_required = excluded.use_required, position = excluded.position`,
);
/** Waits for running confirmations of the version and blocks new ones until the transaction ends. */
const lockVersion = named(
  'agreements.lockVersion',
  'select from agreements_version where key = $1 and version = $2 for update',
);
const findState = named(
  'agreements.state',
  `select exists (select from agreements_version where key = $1 and not from_content) as published,
     exists (select from agreements_confirmation where key = $1 and version = $2) as confirmed,
     (select content from agreements_version where key = $1 and version = $2) as content`,
);
const saveVersion = named(
  'agreements.saveVersion',
  `insert into agreements_version (key, version, title, content, summary, published_at, from_content)
   values ($1, $2, $3, $4, $5, $6, true)
   on conflict (key, version) do update
     set title = excluded.title, content = excluded.content, summary = excluded.summary, published_at = excluded.published_at`,
);
// Agreements that the content does not list, except those that an operator has published. Confirmed ones are only
// retired.
const others = `key <> all ($1::text[]) and not exists (select from agreements_version v where v.key = a.key and not v.from_content)`;
const deleteOthers = named(
  'agreements.deleteOthers',
  `delete from agreements_agreement a where ${others}
     and not exists (select from agreements_confirmation c where c.key = a.key)`,
);
const retireOthers = named(
  'agreements.retireOthers',
  `update agreements_agreement a set use_required = false where ${others}`,
);

/** Writes of the content import. */
export const createImportStore = (database: Database) => ({
  /**
   * Inserts missing versions. A version without confirmations is corrected in place. The text of a confirmed version
   * must not change, so the indices of those that differ are returned. Once an operator has published a version of an
   * agreement, the import leaves it alone.
   */
  async bring(agreements: readonly Agreement[]): Promise<number[]> {
    await database.query(lockAll);
    await database.query(deferTitles);
    const confirmedOtherwise: number[] = [];
    for (const [at, agreement] of agreements.entries()) {
      const { key, title, version, content, summary = '', updateTime, useRequired } = agreement;
      await database.query(upsert, [key, title, version, useRequired, at]);
      await database.query(lockVersion, [key, version]);
      const [state] = await database.query<{ published: boolean; confirmed: boolean; content: string | null }>(
        findState,
        [key, version],
      );
      if (state?.published) continue;
      if (state?.confirmed) {
        if (state.content !== content) confirmedOtherwise.push(at);
      } else await database.query(saveVersion, [key, version, title, content, summary, updateTime]);
      await database.query(setCurrent, [key, title, version]);
    }
    const keys = agreements.map(({ key }) => key);
    await database.query(deleteOthers, [keys]);
    await database.query(retireOthers, [keys]);
    return confirmedOtherwise;
  },
});
