import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { notifyNodes } from '../content/content-changes.ts';
import { changeOf, type Kinds } from '../content/entries/perform.ts';
import { createEntryStore } from '../content/entries/entry-store.ts';
import { findBasis } from '../content/kind-store.ts';
import { upgraded } from '../content/entries/payloads.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { IntervalJob } from '../jobs/interval-job.ts';
import { CUT_VERSION } from './cut.ts';
import { createIndexStore, lockSearch } from './index-store.ts';
import type { SearchUpdate } from './search-entry.ts';

/** A kind of entries that come with the release, such as the codes of errors. */
export interface SearchSource {
  kind: string;
  entries: readonly SearchUpdate[];
}

export interface Indexed {
  kinds: Kinds;
  sources: readonly SearchSource[];
  /** Further values of the release in the texts, such as limits: the index is rebuilt when they change. */
  basis(): unknown;
}

/** Returns the names of the kinds of what is found. */
export const searchKindsOf = ({ kinds, sources }: Indexed): string[] => [
  ...sources.map(({ kind }) => kind),
  ...[...kinds.values()].flatMap(({ kind, search, searchKinds = [] }) => (search ? [kind.name, ...searchKinds] : [])),
];

const claim = named(
  'search.claim',
  `update search_state set building = coalesce(building, generation) + 1, building_at = now()
   where building is null or building_at < now() - interval '30 seconds' returning building`,
);
const isMine = named(
  'search.renewClaim',
  'update search_state set building_at = now() where building = $1 returning building',
);
const giveUp = named('search.giveUp', `update search_state set building_at = '-infinity' where building = $1`);
const serve = named(
  'search.serve',
  'update search_state set generation = $1, version = $2, building = null where building = $1 returning generation',
);
const removeOld = named(
  'search.removeOld',
  `delete from search_section where section_id in (
     select section_id from search_section
     where generation <> (select generation from search_state) and generation is distinct from (select building from search_state)
     limit 2000) returning section_id`,
);

/** Held until the transaction ends: a publication that is under way is seen. */
const holdPublished = named(
  'search.holdPublished',
  `select entry_id from content_entry where kind = $1 and status = 2 and entry_id > $2::uuid
   order by entry_id limit $3 for share`,
);
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Entries of one transaction: publications of the same entries wait for it. */
const BATCH = 20;

/** Returns the version of an index: it changes when texts are cut otherwise, and when what comes with the release changes. */
export const versionOf = ({ sources, basis }: Pick<Indexed, 'sources' | 'basis'>): string =>
  `${CUT_VERSION}.${createHash('sha256')
    .update(JSON.stringify([sources, basis()]))
    .digest('hex')
    .slice(0, 16)}`;

/** The node stops. */
const stopped = new Error('the node stops');
/** The claim of another node has taken the place of this one. */
const taken = new Error('another node makes the index of the search');

/**
 * Makes the whole index again, in small transactions, while the one before serves. What is published meanwhile goes to
 * both. Returns false if another node is making one.
 */
export const rebuild = async (
  database: Database,
  indexed: Indexed,
  isStopping: () => boolean = () => false,
): Promise<boolean> => {
  const [claimed] = await database.query<{ building: number }>(claim);
  if (!claimed) return false;
  try {
    await makeIndex(database, indexed, { generation: claimed.building, isStopping });
  } catch (error) {
    // Another try may begin at once. The number is not used again: rows of this one are left.
    await database.query(giveUp, [claimed.building]).catch(() => {});
    if (error === stopped || error === taken) return false;
    throw error;
  }
  return true;
};

const makeIndex = async (
  database: Database,
  indexed: Indexed,
  { generation, isStopping }: { generation: number; isStopping: () => boolean },
): Promise<void> => {
  /** The locks of entries come before those of the search, as in publications. */
  const keepClaim = async (transaction: Database) => {
    if ((await transaction.query(isMine, [generation])).length === 0) throw taken;
  };
  for (const { kind, entries } of indexed.sources)
    for (let at = 0; at < entries.length; at += BATCH)
      await database.transaction(async (transaction) => {
        await keepClaim(transaction);
        await createIndexStore(transaction).writeTo([generation], kind, entries.slice(at, at + BATCH));
      });
  for (const served of indexed.kinds.values()) {
    const { name } = served.kind;
    if (!served.search) continue;
    let after: string | undefined = BEFORE_ALL;
    while (after !== undefined) {
      if (isStopping()) throw stopped;
      let last: string | undefined;
      await database.transaction(async (transaction) => {
        const ids = await transaction.query<{ entry_id: string }>(holdPublished, [name, after, BATCH]);
        await lockSearch(transaction, name);
        await keepClaim(transaction);
        const entries = await createEntryStore(transaction).findPublished(ids.map(({ entry_id }) => entry_id));
        const changes = entries.map((entry) => changeOf(entry, upgraded(served.kind, entry)));
        const updates = (await served.search?.(transaction, changes, await findBasis(transaction, name))) ?? [];
        await createIndexStore(transaction).writeTo([generation], name, updates);
        last = ids.length === BATCH ? ids.at(-1)?.entry_id : undefined;
      });
      after = last;
    }
  }
  await database.transaction(async (transaction) => {
    if ((await transaction.query(serve, [generation, versionOf(indexed)])).length === 0) throw taken;
    await notifyNodes(transaction, 'everything');
  });
  await removeOldRows(database);
};

/** Removes the rows of generations that do not serve. */
const removeOldRows = async (database: Database): Promise<void> => {
  while ((await database.query(removeOld)).length > 0);
};

const hasWordsIndex = named(
  'search.hasWordsIndex',
  `select to_regclass('search_section_words') is not null as is_there`,
);
/** Of two nodes that make the index at once, "if not exists" lets the second one fail. */
const holdWordsIndex = named(
  'search.holdWordsIndex',
  `select pg_advisory_xact_lock(hashtextextended('search_section_words', 0))`,
);
/** The searches go by it. */
const indexWords = named(
  'search.indexWords',
  'create index if not exists search_section_words on search_section using gin (words) with (fastupdate = off)',
);

/** Makes the first index of a new portal: a start waits for it. */
export const makeFirstIndex = async (database: Database, indexed: Indexed): Promise<void> => {
  // Another node may be making it, or may have died while it did.
  while ((await createIndexStore(database).state()).version === '' && !(await rebuild(database, indexed)))
    await pause(LOOK_AGAIN_MS);
  const [index] = await database.query<{ is_there: boolean }>(hasWordsIndex);
  if (index?.is_there) return;
  await database.transaction(async (transaction) => {
    await transaction.query(holdWordsIndex);
    await transaction.query(indexWords);
  });
};

const CHECK_MS = 20_000;
const LOOK_AGAIN_MS = 1000;

/** After a start with other texts or another way to cut them, makes the index again in the background, once. */
export const rebuildJob = (database: Database, indexed: Indexed): IntervalJob => {
  const version = versionOf(indexed);
  let isDone = false;
  return {
    name: 'search.rebuild',
    everyMs: CHECK_MS,
    failure: 'the index of the search could not be made again',
    async run(isStopping) {
      if (isDone) return;
      await removeOldRows(database);
      const state = await createIndexStore(database).state();
      isDone = state.version === version || (await rebuild(database, indexed, isStopping));
    },
  };
};
