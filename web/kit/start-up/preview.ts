import { PREVIEW_NAME } from '#contract/kit/content/limits.ts';

/**
 * Whether this page previews a draft: only previews can be framed, and one in a tab has a ticket in its address. It
 * counts no views and opens no dialogs.
 */
export const isPreview =
  typeof window !== 'undefined' && (window !== window.top || window.location.search.includes(`${PREVIEW_NAME}=`));

const LINE = /^#branch((?:-\d+)+)$/;

/** Returns the hash that makes a preview open the branch of a menu: the ids from the top to an entry. */
export const branchHash = (line: readonly unknown[]): string => (line.length === 0 ? '' : `#branch-${line.join('-')}`);

/** Returns the ids of a branch that a preview opens; empty on other pages. */
export const branchOf = (hash: string): number[] => {
  const [, ids] = (isPreview && LINE.exec(hash)) || [];
  return ids === undefined ? [] : ids.slice(1).split('-').map(Number);
};
