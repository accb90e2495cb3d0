import { kindTag } from '#server/kit/cache/tags.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, type Part, when } from '#server/kit/database/query.ts';
import { createConfirmationStore } from './confirmation-store.ts';

/** What shows an agreement. */
export const agreementsTag = kindTag('agreement');

const listVersions = named(
  'agreements.versions',
  'select version, published_at, summary from agreements_version where key = $1 order by number desc',
);
/** Selects the current versions, or that of one agreement. */
const composeCurrent = (key?: string) =>
  compose(
    `select a.key, v.title, v.version, v.published_at, v.content, v.summary, a.use_required
     from agreements_agreement a join agreements_version v on v.key = a.key and v.version = a.current_version where`,
    every([when(key, (one) => ['a.key = ?', one])]),
    'order by a.position, a.key',
  );
/** Publications are rare, so they run one after the other. Checks for a free key, title or version cannot race. */
const lockAll = named('agreements.lockAll', 'lock table agreements_agreement in share row exclusive mode');
const findTaken = named(
  'agreements.taken',
  `select exists (select from agreements_agreement where key = $1) as key,
     exists (select from agreements_agreement where title = $2 and key <> $1) as title,
     exists (select from agreements_version where key = $1 and version = $3) as version`,
);
const insertAgreement = named(
  'agreements.insert',
  `insert into agreements_agreement (key, title, current_version, use_required, position)
   select $1, $2, $3, $4, coalesce(max(position), -1) + 1 from agreements_agreement`,
);
const insertVersion = named(
  'agreements.insertVersion',
  `insert into agreements_version (key, version, title, content, summary, published_at, from_content, published_by)
   values ($1, $2, $3, $4, $5, now(), false, $6) returning published_at`,
);
export const setCurrent = named(
  'agreements.setCurrent',
  'update agreements_agreement set title = $2, current_version = $3 where key = $1',
);

/** The field because of which a publication is rejected. */
export type Taken = 'key' | 'title' | 'version' | 'content' | 'replaces';

export interface Publication {
  key: string;
  title: string;
  version: string;
  /** Markdown. */
  content: string;
  summary: string;
  /** The account id of the operator. */
  publishedBy: string;
}

interface TextRow {
  key: string;
  title: string;
  version: string;
  published_at: Date;
  content: string;
}

const textOf = (row: TextRow) => ({
  key: row.key,
  title: row.title,
  version: row.version,
  updateTime: row.published_at.toISOString(),
  content: row.content,
});

const addVersion = async (within: Database, { key, version, title, content, summary, publishedBy }: Publication) => {
  const [row] = await within.query<{ published_at: Date }>(insertVersion, [
    key,
    version,
    title,
    content,
    summary,
    publishedBy,
  ]);
  return (row as { published_at: Date }).published_at.toISOString();
};

const takenBy = async (within: Database, { key, title, version }: Publication) =>
  (await within.query<Record<'key' | 'title' | 'version', boolean>>(findTaken, [key, title, version]))[0] as Record<
    'key' | 'title' | 'version',
    boolean
  >;

export const createAgreementStore = (database: Database) => ({
  ...createConfirmationStore(database),

  /** Finds an agreement by key or else by title, in the given version or else the current one. */
  async find(name: { key?: string | undefined; title?: string | undefined; version?: string | undefined }) {
    const version: Part = name.version === undefined ? ['a.current_version'] : ['?', name.version];
    const isNamed: Part = name.key === undefined ? ['a.title = ?', name.title ?? null] : ['a.key = ?', name.key];
    const [row] = await database.query<TextRow & { current_version: string }>(
      ...compose(
        `select a.key, v.title, v.version, v.published_at, v.content, a.current_version
         from agreements_agreement a join agreements_version v on v.key = a.key and v.version =`,
        version,
        'where',
        isNamed,
      ),
    );
    return row && { ...textOf(row), currentVersion: row.current_version };
  },

  /** Lists all versions of an agreement, newest first. */
  async listVersions(key: string) {
    const rows = await database.query<{ version: string; published_at: Date; summary: string }>(listVersions, [key]);
    return rows.map(({ version, published_at, summary }) => ({
      version,
      updateTime: published_at.toISOString(),
      summary,
    }));
  },

  /** Lists the current version of every agreement, or of one. */
  async listCurrent(key?: string) {
    const rows = await database.query<TextRow & { summary: string; use_required: boolean }>(...composeCurrent(key));
    return rows.map((row) => ({ ...textOf(row), summary: row.summary, useRequired: row.use_required }));
  },

  /** Adds an agreement with its first version and notifies every node. Returns its time or the taken field. */
  async add(publication: Publication, useRequired: boolean): Promise<{ updateTime: string } | { taken: Taken }> {
    return database.transaction(async (within) => {
      await within.query(lockAll);
      const { key, title, version } = publication;
      const taken = await takenBy(within, publication);
      if (taken.key) return { taken: 'key' };
      if (taken.title) return { taken: 'title' };
      await within.query(insertAgreement, [key, title, version, useRequired]);
      const updateTime = await addVersion(within, publication);
      await notifyNodes(within, [agreementsTag]);
      return { updateTime };
    });
  },

  /** Adds a version that becomes the current one, like `add`. Returns undefined if the agreement does not exist. */
  async publish(
    publication: Omit<Publication, 'title'> & { title?: string | undefined; replaces?: string | undefined },
  ): Promise<{ updateTime: string } | { taken: Taken } | undefined> {
    return database.transaction(async (within) => {
      const { key, version, content, replaces } = publication;
      await within.query(lockAll);
      const [current] = await within.query<{ title: string; version: string; content: string }>(...composeCurrent(key));
      if (!current) return undefined;
      if (replaces !== undefined && replaces !== current.version) return { taken: 'replaces' };
      const next = { ...publication, title: publication.title ?? current.title };
      const taken = await takenBy(within, next);
      if (taken.version) return { taken: 'version' };
      if (taken.title) return { taken: 'title' };
      if (content === current.content) return { taken: 'content' };
      const updateTime = await addVersion(within, next);
      await within.query(setCurrent, [key, next.title, version]);
      await notifyNodes(within, [agreementsTag]);
      return { updateTime };
    });
  },
});

export type AgreementStore = ReturnType<typeof createAgreementStore>;
