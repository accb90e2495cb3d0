import { FILE_GONE } from '#contract/kit/errors/portal.ts';
import type { FileUse } from '#contract/files/uses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { businessError } from '#server/kit/http/call-error.ts';

const handOverFile = named(
  'files.handOver',
  `update files_file set owner_id = $4, account_id = $4
   where file_id = $1 and owner_id = $2 and use = $3 and attached_to is null returning file_id`,
);

export interface HandOver {
  fileId: string;
  /** The uploader. */
  from: string;
  /** The main account that owns it from now on. */
  to: string;
  use: FileUse;
  /** The request field that named the file. */
  field: string;
}

/** Gives an unattached file to a main account. Throws an error (PTL0008) if the uploader has no such file. */
export const handOver = async (transaction: Database, { fileId, from, to, use, field }: HandOver): Promise<void> => {
  const held = await transaction.query(handOverFile, [fileId, from, use, to]);
  if (held.length === 0) throw businessError('ability', FILE_GONE, field);
};
