import type { FileUse } from '#contract/files/uses.ts';
import type { Database } from '../database/database.ts';
import type { SignedInUser } from '../http/caller.ts';

/** Uploaded files, and what they are to belong to. */
export interface Attachment {
  fileIds: readonly string[];
  /** Who uploaded them: the sub-account where it is one, else the main account. */
  ownerId: number | string;
  use: FileUse;
  /** `area/id` of what they belong to from now on, as in `work-orders/12`. */
  attachedTo: string;
  /** The request's field that named them, for the refusal; `fileIds` by default. */
  field?: string;
}

/**
 * Makes files belong to something, in its transaction. Files that belong to it already stay so. Throws a refusal (PTL0008)
 * where one is gone, another's, of another use, or belongs to something else.
 */
export type Attach = (transaction: Database, attachment: Attachment) => Promise<void>;

/** Makes files belong to nothing again, of those that belong to `attachedTo`; they go after a day like any that belong to nothing. */
export type Detach = (transaction: Database, detachment: Pick<Attachment, 'fileIds' | 'attachedTo'>) => Promise<void>;

/** What decides who may see a file. */
export interface FileFacts {
  fileId: string;
  use: FileUse;
  ownerId: string;
  /** The owner's main account. */
  accountId: string;
  /** A file that belongs to nothing yet is its owner's alone, whatever a rule says. */
  attachedTo: string;
}

/** Whether somebody who is not its owner may see a file of a use. */
export type MayRead = Record<FileUse, (user: SignedInUser, file: FileFacts) => Promise<boolean> | boolean>;
