import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

const remove = named('content.removeLabels', 'delete from content_label where entry_id = any ($1)');
const add = named(
  'content.addLabels',
  'insert into content_label (kind, label, entry_id) select $1, label, $2 from unnest($3::text[]) as label on conflict do nothing',
);
const list = named(
  'content.labels',
  `select kind, label, count(*)::int as total from content_label group by kind, label
   order by kind, total desc, label collate "zh-Hans-CN-x-icu"`,
);

/** The labels of published entries. A kind with labels writes them in its `project`. */
export const createLabelStore = (database: Database) => ({
  async write(kind: string, entries: readonly { entryId: string; labels: readonly string[] }[]): Promise<void> {
    await database.query(remove, [entries.map(({ entryId }) => entryId)]);
    for (const { entryId, labels } of entries) await database.query(add, [kind, entryId, labels]);
  },

  /** Lists the labels of each kind, those of most entries first. */
  async list(): Promise<{ kind: string; labelName: string; count: number }[]> {
    const rows = await database.query<{ kind: string; label: string; total: number }>(list);
    return rows.map(({ kind, label: labelName, total: count }) => ({ kind, labelName, count }));
  },
});
