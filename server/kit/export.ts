import type { SignedInUser } from './http/caller.ts';

/** Rows of one kind in a file of somebody's data, so that nobody's fills the memory; of more, the newest. */
export const EXPORTED_ROWS_MAXIMUM = 5000;

/** Somebody's own data of one kind, as JSON can say it, and without any secret; undefined where the kind is none of theirs. */
export type ExportOf = (user: SignedInUser) => Promise<unknown>;

/** By the name under which each stands in the file. */
export type ExportParts = Readonly<Record<string, ExportOf>>;
