import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload, ValidationError } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../database/database.ts';
import type { SearchUpdate } from '../search/search-entry.ts';
import type { ContentFiles } from './content-files.ts';
import type { ContentFolder } from './content-folder.ts';

/** An entry of the default content. */
export interface DefaultEntry {
  /** Its lasting name in `content/`. */
  key: string;
  slug: string;
  payload: Payload;
  /** Below the content folder, for errors. */
  file: string;
  /** Its id, if the files have it; otherwise it follows from the kind and the key. */
  entryId?: string | undefined;
  /** The key of the entry above it in a tree; absent at the top. It comes earlier in the list. */
  parentKey?: string | undefined;
  /** Its place among the entries with the same parent. */
  position?: number | undefined;
  /** Returns how the file writes the path of a field, if not like the payload. */
  fieldOf?: (path: string) => string;
}

/** An entry for the export: one that operators have changed or, of a tree, any. */
export interface WrittenEntry {
  /** Its name in the default content; null if an operator made it. */
  key: string | null;
  /** Its id, which links in texts name. Absent where the id follows from the key. */
  entryId?: string | undefined;
  slug: string;
  /** The slug of the entry above it in a tree; null at the top. */
  parentSlug: string | null;
  /** Null if visitors no longer see it. */
  payload: Payload | null;
}

/** What visitors see of an entry from now on. */
export interface Change {
  entryId: string;
  slug: string;
  /** The entry above it in a tree; null at the top. Visitors may not see that one. */
  parentId: string | null;
  position: number;
  /** The number of the version that is published, and when. */
  no: number;
  at: Date;
  /** Null if visitors no longer see the entry. */
  payload: Payload | null;
}

/** What the server adds to a kind of content. */
export interface ServedKind<Basis = unknown> {
  kind: ContentKind;
  /** Counts up when `project` writes something else for the same payload: all entries are projected again. */
  projection: number;
  /** Reads the default content. `basis` is what `project` needs in addition to the entries. */
  readDefaults(files: ContentFiles): { entries: DefaultEntry[]; basis: Basis };
  /** Writes entries back as the files that `readDefaults` reads. Those of a tree are all that visitors see, in order. */
  writeDefaults(entries: readonly WrittenEntry[], files: ContentFolder): void;
  /**
   * Writes published entries to the tables that public calls read. Returns the slugs of further entries whose pages show
   * something of the changed ones, if there are any.
   */
  project(transaction: Database, changes: readonly Change[], basis: Basis): Promise<readonly string[] | void>;
  /** Removes what the area keeps of a version that is purged. Visitors do not see this version. */
  forgetVersion?(transaction: Database, entryId: string, no: number): Promise<void>;
  /** Returns what the search of the site finds of entries from now on, after `project` has written them. */
  search?(transaction: Database, changes: readonly Change[], basis: Basis): Promise<readonly SearchUpdate[]>;
  /**
   * Returns the same for other entries that are found, or no longer found, because of the changed ones: those below a
   * catalogue that visitors see now.
   */
  searchFurther?(transaction: Database, changes: readonly Change[]): Promise<readonly SearchUpdate[]>;
  /** Further kinds among the results that its entries are. */
  searchKinds?: readonly string[];
  /** Finds what the fields cannot say, when an entry is published. */
  validate?(payload: Payload): ValidationError[];
  /** Finds what only the database can check when an operator publishes an entry: missing files. */
  validateStored?(transaction: Database, payload: Payload): Promise<ValidationError[]>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- One list has kinds with different bases.
export type AnyServedKind = ServedKind<any>;

/** Keeps the types of a kind's basis. */
export const serveKind = <Basis>(served: ServedKind<Basis>): ServedKind<Basis> => served;

/** Reads a file as the only entry of a single. If the file is a list, `listIn` is the field that holds it. */
export const readSingle = (
  files: ContentFiles,
  { names = {} }: ContentKind,
  file: string,
  listIn?: string,
): DefaultEntry[] => {
  const data = files.data(file);
  if (data === undefined) return [];
  const [slug = ''] = Object.keys(names);
  if (listIn === undefined) return [{ key: slug, slug, payload: data as Payload, file }];
  return [{ key: slug, slug, payload: { [listIn]: data }, file, fieldOf: (path) => path.replace(`${listIn}.`, '') }];
};

/** Writes the only entry of a single: the inverse of `readSingle`. */
export const writeSingle = (
  files: ContentFolder,
  [entry]: readonly WrittenEntry[],
  file: string,
  listIn?: string,
): void => {
  if (entry?.payload) files.write(file, listIn === undefined ? entry.payload : entry.payload[listIn]);
};
