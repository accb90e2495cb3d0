import { defineContent } from '#contract/kit/content/define-content.ts';
import { link, markdown, number, type PayloadOf, reference, text } from '#contract/kit/content/fields.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { Caller, SignedInUser } from '../http/caller.ts';
import { type AnyServedKind, serveKind } from './served-kind.ts';

/** A kind of content for tests, with its own table: a tree of articles. */
export const article = defineContent({
  name: 'article',
  area: 'test',
  shape: 'tree',
  schemaNo: 2,
  upgrade: (payload) => ({ ...payload, body: payload.body ?? payload.text }),
  fields: {
    title: text(30),
    body: markdown(20_000),
    rank: number(0, 9, { optional: true, readOnly: true }),
    url: link({ optional: true }),
    next: reference('article', { optional: true }),
  },
  title: 'title',
  path: (slug) => `/articles/${slug}`,
  maximumBytes: 60_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type Article = PayloadOf<typeof article.fields>;

const show = named(
  'test.showArticle',
  `insert into test_article (slug, payload) values ($1, $2) on conflict (slug) do update set payload = excluded.payload`,
);
const hide = named('test.hideArticle', 'delete from test_article where slug = $1');
const shown = named('test.shownArticles', 'select slug, payload::text as payload from test_article order by slug');

/** The kind as a server serves it. Its default content is what the function returns. */
export const servedArticle = (defaults: () => { key: string; payload: Article }[] = () => []): AnyServedKind =>
  serveKind({
    kind: article,
    projection: 1,
    readDefaults: () => ({
      entries: defaults().map(({ key, payload }) => ({ key, slug: key, payload, file: `${key}.json` })),
      basis: null,
    }),
    writeDefaults: (entries, files) => {
      for (const { slug, payload } of entries)
        if (payload) files.write(`articles/${slug}.json`, payload);
        else files.remove(`articles/${slug}.json`);
    },
    async project(transaction, changes) {
      for (const { slug, payload } of changes)
        if (payload === null) await transaction.query(hide, [slug]);
        else await transaction.query(show, [slug, JSON.stringify(payload)]);
    },
  });

export const makeArticleTable = async (database: Database): Promise<void> => {
  await database.query(
    named('test.makeArticles', 'create table test_article (slug text primary key, payload json not null)'),
  );
};

/** What visitors see: the payloads by slug, byte for byte. */
export const shownArticles = async (database: Database): Promise<Record<string, string>> => {
  const rows = await database.query<{ slug: string; payload: string }>(shown);
  return Object.fromEntries(rows.map(({ slug, payload }) => [slug, payload]));
};

/** An operator who makes a call. */
export const operatorCalling = (accountId: string, name: string): Caller => ({
  hostKind: 'production',
  address: '127.0.0.1',
  user: { accountId, accountName: name } as SignedInUser,
});
