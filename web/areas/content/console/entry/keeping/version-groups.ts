import type { VersionHead } from '#contract/content/calls.ts';

/** A version with the automatic drafts of the same author right before it. */
export interface VersionGroup {
  head: VersionHead;
  folded: readonly VersionHead[];
}

/** Folds automatic drafts that one author made one after the other; `kept` are numbers that are never folded. */
export const groupsOf = (versions: readonly VersionHead[], kept: readonly (number | null)[]): VersionGroup[] => {
  const groups: { head: VersionHead; folded: VersionHead[] }[] = [];
  for (const version of versions) {
    const group = groups.at(-1);
    const isSame = version.reason === 'auto' && group?.head.reason === 'auto' && group.head.author === version.author;
    if (group && isSame && !kept.includes(version.no)) group.folded.push(version);
    else groups.push({ head: version, folded: [] });
  }
  return groups;
};
