import type { SignedInUser } from './http/caller.ts';

/** Maximum number of rows of one kind in a data export, newest first, to bound memory. */
export const EXPORTED_ROWS_MAXIMUM = 5000;

/**
 * Returns one kind of a user's data as JSON values, without any secret; undefined if the user has no data of this kind.
 */
export type ExportOf = (user: SignedInUser) => Promise<unknown>;

/** Keyed by the name in the export file. */
export type ExportParts = Readonly<Record<string, ExportOf>>;
