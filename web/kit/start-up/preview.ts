import { PREVIEW_NAME } from '#contract/kit/content/limits.ts';

/**
 * Whether this page previews a draft: only previews can be framed, and one in a tab has a ticket in its address. It
 * counts no views and opens no dialogs.
 */
export const isPreview =
  typeof window !== 'undefined' && (window !== window.top || window.location.search.includes(`${PREVIEW_NAME}=`));
