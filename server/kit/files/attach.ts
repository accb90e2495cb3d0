import type { FileUse } from '#contract/files/uses.ts';
import type { Database } from '../database/database.ts';
import type { SignedInUser } from '../http/caller.ts';

/** Uploaded files, and the object to attach them to. */
export interface Attachment {
  fileIds: readonly string[];
  /** The uploader: the sub-account, or else the main account. */
  ownerId: number | string;
  use: FileUse;
  /** `area/id` of the object, as in `work-orders/12`. */
  attachedTo: string;
  /** The request field that named the files, for errors; defaults to `fileIds`. */
  field?: string;
}

/**
 * Attaches files to an object, in its transaction; files that already belong to it stay attached. Throws an error
 * (PTL0008) if a file is gone, has another owner or use, or belongs to another object.
 */
export type Attach = (transaction: Database, attachment: Attachment) => Promise<void>;

/**
 * Detaches those of the files that belong to `attachedTo`. Like all files without an object, they are removed after a
 * day.
 */
export type Detach = (transaction: Database, detachment: Pick<Attachment, 'fileIds' | 'attachedTo'>) => Promise<void>;

/** The facts that decide who may see a file. */
export interface FileFacts {
  fileId: string;
  use: FileUse;
  ownerId: string;
  /** The main account of the owner. */
  accountId: string;
  /** Only the owner sees a file without an object, regardless of the rules of its use. */
  attachedTo: string;
}

/** Returns whether a user who is not the owner may see a file, by use. */
export type MayRead = Record<FileUse, (user: SignedInUser, file: FileFacts) => Promise<boolean> | boolean>;
