import type { Draft } from '#contract/enterprise/application.ts';
import { keep, readKept } from '#web/kit/form/session-draft.ts';

/** What a page had not saved when the user left it. */
export interface KeptDraft {
  draft: Draft;
  /** The version of the server's draft that the page began with. */
  version: number;
  /** The drafts that were sent without a response, as JSON texts. */
  unsure: readonly string[];
}

/** Keeps the draft for the next page of this tab, or removes it. */
export const keepDraft = (place: string, kept: KeptDraft | undefined) => keep(place, kept);

/** Returns the draft that the previous page kept, and removes it from the storage. */
export const takeKeptDraft = (place: string): KeptDraft | undefined => {
  const kept = readKept(place) as Partial<KeptDraft> | null;
  keep(place, undefined);
  if (typeof kept?.version !== 'number' || typeof kept.draft !== 'object' || !Array.isArray(kept.unsure))
    return undefined;
  return kept as KeptDraft;
};
