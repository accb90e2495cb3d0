import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { ordered } from './entries/canonical.ts';
import { createEntryStore } from './entries/entry-store.ts';
import { upgraded } from './entries/payloads.ts';
import { type ChangedFile, createContentFolder } from './content-folder.ts';
import type { AnyServedKind } from './served-kind.ts';

/** All kinds are read as they are at one moment. */
const atOneMoment = named('content.atOneMoment', 'set transaction isolation level repeatable read, read only');

/**
 * Collects what operators have published, as changes of a content folder. `apply` writes them to a copy of it. Drafts,
 * and entries that nobody has changed, are not part of it.
 */
export const exportContent = async (
  database: Database,
  kinds: readonly AnyServedKind[],
  root: string,
): Promise<{ changes: ChangedFile[]; apply(copy: string): Promise<void> }> => {
  const { folder, changes, apply } = createContentFolder(root);
  await database.transaction(async (transaction) => {
    await transaction.query(atOneMoment);
    const store = createEntryStore(transaction);
    for (const { kind, writeDefaults } of kinds) {
      const entries = (await store.listOfOperators(kind.name)).map(({ key, slug, shown }) => ({
        key,
        slug,
        payload: shown && ordered(kind.fields, upgraded(kind, shown)),
      }));
      if (entries.length > 0) writeDefaults(entries, folder);
    }
  });
  return { changes: changes(), apply };
};
