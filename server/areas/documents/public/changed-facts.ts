import type { Database } from '#server/kit/database/database.ts';
import { type ChangedFact, createFactsStore } from '../facts-store.ts';

/** Returns the published documents whose values have changed since an operator last checked them, with what changed. */
export const changedFacts = (
  database: Database,
): Promise<ReadonlyMap<string, { title: string; facts: readonly ChangedFact[] }>> =>
  createFactsStore(database).changed();

/** Returns the values of one document that have changed. */
export const changedFactsOf = (database: Database, documentId: string): Promise<ChangedFact[]> =>
  createFactsStore(database).changedOf(documentId);

/** Stores the present values of a document. Returns its title, or undefined if it names none. */
export const confirmFacts = (database: Database, documentId: string): Promise<string | undefined> =>
  createFactsStore(database).confirm(documentId);
