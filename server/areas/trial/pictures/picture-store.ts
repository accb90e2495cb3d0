import type { OwnPicture } from '#contract/trial/calls.ts';
import { TRIAL_PICTURE_HOURS, TRIAL_PICTURES_MAXIMUM } from '#contract/trial/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/**
 * Expired pictures are removed every ten minutes, row and bytes one after the other, so they expire this much earlier.
 */
const REMOVED_WITHIN_MINUTES = 30;

/** Serializes additions to an owner's pictures, so that the count stays correct. */
const holdOwner = named(
  'trial.holdPictures',
  `select pg_advisory_xact_lock(hashtextextended('trial pictures ' || $1::text, 0))`,
);
const columns = 'file_id, type, width, height, bytes, created_at, expires_at';
const expiry = `now() + interval '${TRIAL_PICTURE_HOURS} hours' - interval '${REMOVED_WITHIN_MINUTES} minutes'`;
const add = named(
  'trial.addPicture',
  `insert into trial_picture (file_id, owner_id, account_id, sha256, type, width, height, bytes, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, ${expiry}) returning ${columns}`,
);
const renew = named(
  'trial.renewPicture',
  `update trial_picture set created_at = now(), expires_at = ${expiry}
   where owner_id = $1 and sha256 = $2 and expires_at > now() returning ${columns}`,
);
const list = named(
  'trial.listPictures',
  `select ${columns} from trial_picture where owner_id = $1 and expires_at > now()
   order by created_at desc, file_id desc limit ${TRIAL_PICTURES_MAXIMUM}`,
);
const count = named(
  'trial.countPictures',
  'select count(*) as living from trial_picture where owner_id = $1 and expires_at > now()',
);
const find = named(
  'trial.findPicture',
  `select ${columns} from trial_picture where file_id = $1 and owner_id = $2 and expires_at > now()`,
);
const remove = named(
  'trial.removePicture',
  'delete from trial_picture where file_id = $1 and owner_id = $2 returning file_id',
);

export const oldTrialPictures = removalOf('trial.removeOldPictures', 'trial_picture', 'expires_at <= now()');

interface Row {
  file_id: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: number;
  created_at: Date;
  expires_at: Date;
}

export type StoredTrialPicture = OwnPicture & { type: Row['type'] };

const pictureOf = ({ file_id, created_at, expires_at, ...rest }: Row): StoredTrialPicture => ({
  ...rest,
  pictureId: file_id,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});

export interface NewTrialPicture {
  pictureId: string;
  ownerId: string;
  accountId: string;
  /** Lower-case hex. */
  sha256: string;
  type: string;
  width: number;
  height: number;
  bytes: number;
}

/** Unexpired pictures that main accounts and sub-accounts have sent for trials. */
export const createPictureStore = (database: Database) => ({
  /** Blocks other additions to the owner's pictures until the transaction ends. */
  async holdOwner(ownerId: string): Promise<void> {
    await database.query(holdOwner, [ownerId]);
  },

  async countLiving(ownerId: string): Promise<number> {
    const [row] = await database.query<{ living: number }>(count, [ownerId]);
    return (row as { living: number }).living;
  },

  async add({ pictureId, ownerId, accountId, sha256, type, width, height, bytes }: NewTrialPicture) {
    const values = [pictureId, ownerId, accountId, sha256, type, width, height, bytes];
    const [row] = await database.query<Row>(add, values);
    return pictureOf(row as Row);
  },

  /**
   * Extends the life of a picture that its owner sends again. Returns undefined if the owner has none with these bytes.
   */
  async renew(ownerId: string, sha256: string): Promise<StoredTrialPicture | undefined> {
    const [row] = await database.query<Row>(renew, [ownerId, sha256]);
    return row && pictureOf(row);
  },

  /** Lists an owner's pictures, newest first. */
  async list(ownerId: string): Promise<StoredTrialPicture[]> {
    return (await database.query<Row>(list, [ownerId])).map(pictureOf);
  },

  /** Returns undefined if the owner has no picture with this id. */
  async find(ownerId: string, pictureId: string): Promise<StoredTrialPicture | undefined> {
    const [row] = await database.query<Row>(find, [pictureId, ownerId]);
    return row && pictureOf(row);
  },

  /** Removes a picture, and its bytes become a leftover. Returns whether the owner had it. */
  async remove(ownerId: string, pictureId: string): Promise<boolean> {
    return (await database.query(remove, [pictureId, ownerId])).length > 0;
  },
});
