import { FILE_GONE } from '#contract/kit/errors/portal.ts';
import type { Attach, Detach } from '#server/kit/files/attach.ts';
import { named } from '#server/kit/database/pool.ts';
import { businessError } from '#server/kit/http/call-error.ts';

/** Locks the rows in one order, so that parallel calls cannot deadlock. */
const hold = named(
  'files.hold',
  `select file_id from files_file
   where file_id = any ($1) and owner_id = $2 and use = $3 and (attached_to is null or attached_to = $4)
   order by file_id for update`,
);
const attachHeld = named(
  'files.attach',
  'update files_file set attached_to = $2, unattached_since = null where file_id = any ($1)',
);
const detachHeld = named(
  'files.detach',
  `update files_file set attached_to = null, unattached_since = now()
   where file_id = any (array(
     select file_id from files_file where file_id = any ($1) and attached_to = $2 order by file_id for update))`,
);

export const attach: Attach = async (transaction, { fileIds, ownerId, use, attachedTo, field = 'fileIds' }) => {
  if (fileIds.length === 0) return;
  const held = await transaction.query(hold, [fileIds, ownerId, use, attachedTo]);
  if (held.length < new Set(fileIds).size) throw businessError('ability', FILE_GONE, field);
  await transaction.query(attachHeld, [fileIds, attachedTo]);
};

export const detach: Detach = async (transaction, { fileIds, attachedTo }) => {
  if (fileIds.length > 0) await transaction.query(detachHeld, [fileIds, attachedTo]);
};
