import type { HostKind } from '../http/caller.ts';

/** A part of an entry, from one heading to the next. */
export interface SearchSection {
  /** Empty for what comes before the first heading. */
  heading: string;
  /** The id of the heading on the page; empty for the top. */
  anchor: string;
  text: string;
  /** The query that leads to it, such as `?t=83`, where no heading does. */
  query?: string;
}

/** What a search finds of an entry. */
export interface SearchEntry {
  /** The kind among the results, if not the kind of content. */
  kind?: string;
  /** The page, below the origin. */
  path: string;
  name: string;
  /** Other whole names, such as a code. */
  aliases?: readonly string[];
  /** Short texts that are found like the name, and by their sound. */
  labels?: readonly string[];
  /** What readers type who do not use its words. It is found with the top of the entry, and never shown. */
  asked?: readonly string[];
  sections: readonly SearchSection[];
  /** Among equal matches the heavier one comes first; 0 by default. */
  weight?: number;
  /** The hosts that show the entry; all by default. */
  hosts?: readonly HostKind[];
}

/** Null: the entry is no longer found. */
export interface SearchUpdate {
  /** Unique among all kinds. */
  entryId: string;
  entry: SearchEntry | null;
}
