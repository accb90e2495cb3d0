import type { PageNames } from '../area.ts';
import type { TextKey } from '../texts.ts';

/** The names of public pages. The frame of the console fills it with those of all areas. */
const names = new Map<string, TextKey>();

/** Adds names of pages by the patterns of their addresses. */
export const registerPageNames = (added: PageNames): void => {
  for (const [pattern, name] of Object.entries(added)) names.set(pattern, name);
};

/** Returns the name of a page by the pattern of its address; undefined for a page without a name. */
export const pageNameOf = (pattern: string): TextKey | undefined => names.get(pattern);
