import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

/** An entry is shown under its slug, its id, and the slugs that it had before. */
const unshown = named(
  'content.unshownSlugs',
  `select g.kind, g.slug from unnest($1::text[], $2::text[]) as g (kind, slug)
   where not exists (select 1 from content_entry e where e.kind = g.kind and e.slug = g.slug and e.status = 2)
     and not exists (
       select 1 from content_entry e
       where e.entry_id = case when g.slug ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then g.slug::uuid end
         and e.kind = g.kind and e.status = 2)
     and not exists (
       select 1 from content_redirect r join content_entry e on e.entry_id = r.entry_id
       where r.kind = g.kind and r.old_slug = g.slug and e.status = 2)`,
);

/** Some slug, for what comes before it in the addresses of a kind. */
const SLUG = '1';

/** Returns the slug that a path names; undefined if it is no path of this kind. */
const slugIn = ({ path: pathOf }: ContentKind, path: string): string | undefined => {
  const before = pathOf(SLUG).slice(0, -SLUG.length);
  const slug = path.slice(before.length);
  return path.startsWith(before) && slug !== '' && pathOf(slug) === path ? slug : undefined;
};

/** Returns those addresses of ours that lead to the page of an entry which visitors do not see. */
export const deadLinks = async (
  database: Database,
  kinds: readonly ContentKind[],
  addresses: readonly string[],
): Promise<string[]> => {
  const ofPages = kinds.filter(({ shape }) => shape !== 'single');
  const places = addresses.flatMap((address) => {
    const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    return ofPages.flatMap((kind) => {
      const slug = slugIn(kind, path);
      return slug === undefined ? [] : [{ address, kind: kind.name, slug }];
    });
  });
  if (places.length === 0) return [];
  const rows = await database.query<{ kind: string; slug: string }>(unshown, [
    places.map(({ kind }) => kind),
    places.map(({ slug }) => slug),
  ]);
  const dead = new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`));
  return places.filter(({ kind, slug }) => dead.has(`${kind} ${slug}`)).map(({ address }) => address);
};
