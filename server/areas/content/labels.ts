import { listLabels } from '#contract/content/label-calls.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import type { Kinds } from '#server/kit/content/entries/perform.ts';
import { createLabelStore } from '#server/kit/content/label-store.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Calls } from '#server/kit/http/calls.ts';

/** Serves the labels of all kinds of content that have some. */
export const serveLabels = (calls: Calls, { database, kinds }: { database: Database; kinds: Kinds }): void => {
  calls.serve(
    listLabels,
    () => createLabelStore(database).list(),
    () => [...kinds.keys()].map(kindTag),
  );
};
