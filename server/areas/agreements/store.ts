import type { Database } from '../../database/database.ts';
import { named } from '../../database/pool.ts';

const find = named(
  'agreements.find',
  `select key, title, version, update_time, content from agreements_agreement
   where key = $1 or ($1::text is null and title = $2)`,
);
const clear = named('agreements.clear', 'delete from agreements_agreement');
const add = named(
  'agreements.add',
  `insert into agreements_agreement (key, title, version, update_time, content, use_required, position)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export interface Agreement {
  key: string;
  title: string;
  version: string;
  /** ISO 8601. */
  updateTime: string;
  /** Markdown. */
  content: string;
  useRequired: boolean;
}

interface Row {
  key: string;
  title: string;
  version: string;
  update_time: Date;
  content: string;
}

export const createAgreementStore = (database: Database) => ({
  /** By its key, or by its title where no key is given. */
  async find(name: { key?: string | undefined; title?: string | undefined }) {
    const [row] = await database.query<Row>(find, [name.key ?? null, name.title ?? null]);
    return (
      row && {
        key: row.key,
        title: row.title,
        version: row.version,
        updateTime: row.update_time.toISOString(),
        content: row.content,
      }
    );
  },

  async replace(agreements: readonly Agreement[]) {
    await database.query(clear);
    for (const [at, agreement] of agreements.entries())
      await database.query(add, [
        agreement.key,
        agreement.title,
        agreement.version,
        agreement.updateTime,
        agreement.content,
        agreement.useRequired,
        at,
      ]);
  },
});
