import { createHash, randomBytes } from 'node:crypto';
import { JOB_PICTURES_MAXIMUM } from '#contract/api/job-limits.ts';
import { BAD_IN_ARCHIVE, JOB_FULL, NAME_TAKEN, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { createJobStore, type JobRow } from './job-store.ts';
import { createPictureStore } from './picture-store.ts';
import { expectRoom } from './upload-limits.ts';

interface Taking {
  jobId: string;
  state: JobRow['state'];
  most: number;
  accountId: string;
  /** How often a picture counts: once for each ability. */
  items: number;
  /** Of the worker that unpacks the archive. */
  unpackToken?: string;
}

/** Another worker has taken over the archive. */
export class UnpackedByOther extends Error {
  override name = 'UnpackedByOther';
}

/** Throws if another picture has the requested number. */
const placed = (pictureNo: number | undefined): number => {
  if (pictureNo === undefined) throw protocolError('ability', 'invalid', 'pictureNo');
  return pictureNo;
};

/** Stores a picture of a job that takes them: its row and its bytes, or neither. The same picture is not added twice. */
export const takePicture = async (
  { database, storage }: { database: Database; storage: FileStorage },
  { jobId, state, most, accountId, items, unpackToken }: Taking,
  { name, bytes, pictureNo }: { name: string; bytes: Buffer; pictureNo?: number | undefined },
): Promise<{ pictureNo: number; pictures: number }> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const findKnown = async (own: Database) => {
    const store = createPictureStore(own);
    const known = await store.find(jobId, name);
    if (!known) return undefined;
    if (known.sha256 !== sha256) throw businessError('ability', NAME_TAKEN, 'name');
    return { pictureNo: known.picture_no, pictures: await store.count(jobId) };
  };
  const known = await findKnown(database);
  if (known) return known;
  // Checked before the bytes are stored.
  if ((await createPictureStore(database).count(jobId)) >= most) throw businessError('ability', JOB_FULL);
  await database.transaction((transaction) => expectRoom(transaction, accountId, { items, archiveBytes: 0 }));

  const fileId = randomBytes(16).toString('base64url');
  const leftovers = createLeftovers(database);
  await leftovers.note(fileId);
  await storage.put(fileId, bytes, 'application/octet-stream');
  try {
    return await database.transaction(async (transaction) => {
      // The account first, as a job that is made does.
      await createJobStore(transaction).holdAccount(accountId);
      if (unpackToken !== undefined && !(await createJobStore(transaction).isUnpacking(jobId, unpackToken)))
        throw new UnpackedByOther();
      const held = await createJobStore(transaction).hold(jobId);
      if (held?.state !== state || held.is_gone) throw businessError('ability', WRONG_STATE);
      const store = createPictureStore(transaction);
      const meanwhile = await findKnown(transaction);
      if (meanwhile) return meanwhile;
      const pictures = await store.count(jobId);
      if (pictures >= Math.min(most, JOB_PICTURES_MAXIMUM)) throw businessError('ability', JOB_FULL);
      await expectRoom(transaction, accountId, { items, archiveBytes: 0 });
      if (!(await createLeftovers(transaction).forget(fileId))) throw protocolError('ability', 'unavailable');
      const added = placed(await store.add(jobId, { name, sha256, fileId, pictureNo }));
      return { pictureNo: added, pictures: pictures + 1 };
    });
  } finally {
    // Bytes that a picture uses are no leftover, and stay.
    await leftovers.remove(storage, fileId).catch(() => {});
  }
};

/** Notes a picture of an archive that could not be unpacked. */
export const noteBadPicture = (
  database: Database,
  { jobId, unpackToken, name }: { jobId: string; unpackToken: string; name: string },
): Promise<void> =>
  database.transaction(async (transaction) => {
    if (!(await createJobStore(transaction).isUnpacking(jobId, unpackToken))) throw new UnpackedByOther();
    await createPictureStore(transaction).addBad(jobId, { name, code: BAD_IN_ARCHIVE });
  });

/** Records an upload that no engine accepts as a failed picture. The same one is not recorded twice. */
export const noteBadUpload = (
  database: Database,
  { jobId, most }: Pick<Taking, 'jobId' | 'most'>,
  { name, code, pictureNo }: { name: string; code: string; pictureNo: number | undefined },
): Promise<{ pictureNo: number; pictures: number }> =>
  database.transaction(async (transaction) => {
    const held = await createJobStore(transaction).hold(jobId);
    if (held?.state !== 'uploading' || held.is_gone) throw businessError('ability', WRONG_STATE);
    const store = createPictureStore(transaction);
    const pictures = await store.count(jobId);
    const known = await store.findBad(jobId, name);
    if (known !== undefined) return { pictureNo: known, pictures };
    if (pictures >= most) throw businessError('ability', JOB_FULL);
    return { pictureNo: placed(await store.addBad(jobId, { name, code, pictureNo })), pictures: pictures + 1 };
  });
