import { EXPORT_PAUSE_SECONDS } from '#contract/auth/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

const holdMain = named(
  'identity.holdOwnMain',
  'select avatar_file_id from identity_account where account_id = $1 for no key update',
);
const holdSub = named(
  'identity.holdOwnSub',
  `select u.avatar_file_id from identity_sub_account u join identity_account a on a.account_id = u.account_id
   where u.sub_account_id = $1 for key share of a for no key update of u`,
);
const setAvatarOfMain = named(
  'identity.setAvatarOfMain',
  'update identity_account set avatar_file_id = $2, update_time = now() where account_id = $1 returning update_time',
);
const setAvatarOfSub = named(
  'identity.setAvatarOfSub',
  `update identity_sub_account u set avatar_file_id = $2, update_time = now() from identity_account a
   where u.sub_account_id = $1 and a.account_id = u.account_id
   returning greatest(u.update_time, a.update_time) as update_time`,
);
const takeExport = named(
  'identity.takeExport',
  `insert into identity_export as e (owner_id) values ($1)
   on conflict (owner_id) do update set exported_at = now()
     where e.exported_at <= now() - interval '${EXPORT_PAUSE_SECONDS} seconds'
   returning owner_id`,
);
const cancelExport = named('identity.cancelExport', 'delete from identity_export where owner_id = $1');
const secondsToExport = named(
  'identity.secondsToExport',
  `select ceil(extract(epoch from exported_at - now()) + ${EXPORT_PAUSE_SECONDS})::int as seconds
   from identity_export where owner_id = $1`,
);

/** What users change about their own account or sub-account. */
export const createOwnAccountStore = (database: Database, { accountId, subAccountId }: SignedInUser) => {
  const ownerId = subAccountId ?? accountId;
  const isSub = subAccountId !== undefined;
  return {
    /** Locks the user's own row until the transaction ends, before any other of its rows. */
    async hold(): Promise<{ avatarFileId: string | null }> {
      const [row] = await database.query<{ avatar_file_id: string | null }>(isSub ? holdSub : holdMain, [ownerId]);
      return { avatarFileId: row?.avatar_file_id ?? null };
    },

    /** Returns the new update-time marker. */
    async setAvatar(fileId: string | null): Promise<string> {
      const statement = isSub ? setAvatarOfSub : setAvatarOfMain;
      const [row] = await database.query<{ update_time: Date }>(statement, [ownerId, fileId]);
      return String((row as { update_time: Date }).update_time.getTime());
    },

    /** Reserves the one export per period. Returns undefined, or the seconds until the next one is allowed. */
    async takeExport(): Promise<number | undefined> {
      if ((await database.query(takeExport, [ownerId])).length > 0) return undefined;
      const [row] = await database.query<{ seconds: number }>(secondsToExport, [ownerId]);
      return Math.max(1, row?.seconds ?? 1);
    },

    /** Releases the reservation of an export that failed. */
    async cancelExport(): Promise<void> {
      await database.query(cancelExport, [ownerId]);
    },
  };
};
