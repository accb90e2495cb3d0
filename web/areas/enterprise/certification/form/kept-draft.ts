import type { Draft } from '#contract/enterprise/application.ts';
import { keep, readKept } from '#web/kit/form/session-draft.ts';

/** What a page had not saved when it was left. */
export interface KeptDraft {
  draft: Draft;
  /** Of the draft on the server that it began with. */
  version: number;
  /** What it had sent without learning whether it arrived, as texts. */
  unsure: readonly string[];
}

/** Keeps it for the next page of this tab, or forgets it. */
export const keepDraft = (place: string, kept: KeptDraft | undefined) => keep(place, kept);

/** Takes what the page before has kept. */
export const takeKeptDraft = (place: string): KeptDraft | undefined => {
  const kept = readKept(place) as Partial<KeptDraft> | null;
  keep(place, undefined);
  if (typeof kept?.version !== 'number' || typeof kept.draft !== 'object' || !Array.isArray(kept.unsure))
    return undefined;
  return kept as KeptDraft;
};
