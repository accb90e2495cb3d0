import { openPointsOf } from '#contract/agreements/open-points.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const list = named(
  'agreements.managed',
  `select a.key, v.title, v.version, v.published_at, v.content, a.use_required,
     (select count(*) from agreements_version o where o.key = a.key) as versions,
     (select count(*) from agreements_confirmation c where c.key = a.key and c.version = v.version) as confirmed
   from agreements_agreement a join agreements_version v on v.key = a.key and v.version = a.current_version
   order by a.position, a.key`,
);
const history = named(
  'agreements.history',
  `select v.version, v.title, v.published_at, v.summary, p.user_name as published_by,
     (select count(*) from agreements_confirmation c where c.key = v.key and c.version = v.version) as confirmed
   from agreements_version v left join identity_account p on p.account_id = v.published_by
   where v.key = $1 order by v.number desc`,
);

interface VersionRow {
  version: string;
  title: string;
  published_at: Date;
  confirmed: number;
}

const versionOf = ({ version, title, published_at, confirmed }: VersionRow) => ({
  version,
  title,
  updateTime: published_at.toISOString(),
  confirmed,
});

/** Whether a text still has open points for operators. */
const isDraft = (content: string): boolean => {
  const { places, hasNote } = openPointsOf(content);
  return hasNote || places.length > 0;
};

/** Agreements as operators see them, with the number of accounts that have agreed. */
export const createManagingStore = (database: Database) => ({
  async list() {
    const rows = await database.query<
      VersionRow & { key: string; content: string; use_required: boolean; versions: number }
    >(list);
    return rows.map((row) => ({
      key: row.key,
      useRequired: row.use_required,
      versions: row.versions,
      isDraft: isDraft(row.content),
      ...versionOf(row),
    }));
  },

  /** Lists all versions of an agreement, newest first. */
  async history(key: string) {
    const rows = await database.query<VersionRow & { summary: string; published_by: string | null }>(history, [key]);
    return rows.map((row) => ({ ...versionOf(row), summary: row.summary, publishedBy: row.published_by }));
  },
});
