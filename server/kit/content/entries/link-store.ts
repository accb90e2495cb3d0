import type { ContentStatus } from '#contract/kit/content/actions.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import { usesOf } from './uses.ts';

const usedBy = named(
  'content.usedBy',
  `select distinct e.entry_id, e.kind, e.slug, e.title, e.status
   from ${usesOf('any ($1)')} and e.entry_id <> $2
   order by e.title, e.entry_id limit 100`,
);
const redirect = named(
  'content.redirect',
  `insert into content_redirect (kind, old_slug, entry_id) values ($1, $2, $3)
   on conflict (kind, old_slug) do update set entry_id = excluded.entry_id`,
);
const dropRedirect = named('content.dropRedirect', 'delete from content_redirect where kind = $1 and old_slug = $2');

export interface UsingEntry {
  entryId: string;
  kind: string;
  slug: string;
  title: string;
  status: ContentStatus;
}

/** What leads to entries: other entries, and the slugs that they had before. */
export const createLinkStore = (database: Database) => ({
  /** Lists up to 100 other entries whose published or planned version or draft refers to one of the targets. */
  async usedBy(entryId: string, targets: readonly string[]): Promise<UsingEntry[]> {
    const rows = await database.query<{
      entry_id: string;
      kind: string;
      slug: string;
      title: string;
      status: ContentStatus;
    }>(usedBy, [targets, entryId]);
    return rows.map(({ entry_id, ...row }) => ({ entryId: entry_id, ...row }));
  },

  /** Leads an old slug to the entry. */
  async redirect(kind: string, oldSlug: string, entryId: string): Promise<void> {
    await database.query(redirect, [kind, oldSlug, entryId]);
  },

  async dropRedirect(kind: string, oldSlug: string): Promise<void> {
    await database.query(dropRedirect, [kind, oldSlug]);
  },
});
