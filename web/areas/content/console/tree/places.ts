import type { TreeEntry } from '#contract/content/calls.ts';

/** A place below an entry, null for the top; `position` counts the other entries that come before it there. */
export interface Place {
  parentId: string | null;
  position: number;
}

type Entry = Pick<TreeEntry, 'entryId' | 'parentId'>;

const below = (entries: readonly Entry[], parentId: string | null) =>
  entries.filter((entry) => entry.parentId === parentId);

/** Returns the place next to another entry, for an entry that moves there. */
export const placeNextTo = (
  entries: readonly Entry[],
  moving: string,
  { target, after }: { target: string; after: boolean },
): Place => {
  const parentId = entries.find(({ entryId }) => entryId === target)?.parentId ?? null;
  const others = below(entries, parentId).filter(({ entryId }) => entryId !== moving);
  return { parentId, position: others.findIndex(({ entryId }) => entryId === target) + (after ? 1 : 0) };
};

/** Returns the last place below another entry. */
export const placeInside = (entries: readonly Entry[], moving: string, parentId: string): Place => ({
  parentId,
  position: below(entries, parentId).filter(({ entryId }) => entryId !== moving).length,
});

/** Whether an entry is another one or lies below it. */
export const isWithin = (entries: readonly Entry[], entryId: string, otherId: string): boolean => {
  if (entryId === otherId) return true;
  const parentId = entries.find((entry) => entry.entryId === entryId)?.parentId ?? null;
  return parentId !== null && isWithin(entries, parentId, otherId);
};

export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns where one step leads; undefined if there is no such place. */
export const placeAfterStep = (entries: readonly Entry[], moving: string, step: Step): Place | undefined => {
  const entry = entries.find(({ entryId }) => entryId === moving);
  if (!entry) return undefined;
  const { parentId } = entry;
  const siblings = below(entries, parentId);
  const at = siblings.findIndex(({ entryId }) => entryId === moving);
  if (step === 'up') return at > 0 ? { parentId, position: at - 1 } : undefined;
  if (step === 'down') return at < siblings.length - 1 ? { parentId, position: at + 1 } : undefined;
  if (step === 'in') {
    const before = siblings[at - 1];
    return before && placeInside(entries, moving, before.entryId);
  }
  return parentId === null ? undefined : placeNextTo(entries, moving, { target: parentId, after: true });
};
