import { DEVICE_DAYS, DEVICES_MAXIMUM } from '#contract/auth/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/** Makes room for a new device. Of parallel logins from it, only one finds it new; the others update its row. */
const rememberDevice = named(
  'identity.rememberDevice',
  `with dropped as (
     delete from identity_device where owner_id = $1 and device_hash in (
       select device_hash from identity_device where owner_id = $1 and device_hash <> $2
       order by seen_at desc, device_hash offset ${DEVICES_MAXIMUM - 1})
   )
   insert into identity_device (owner_id, device_hash) values ($1, $2)
   on conflict (owner_id, device_hash) do update set seen_at = now()
   returning xmax = 0 and exists (select from identity_device d where d.owner_id = $1 and d.device_hash <> $2) as further`,
);
const forgetOtherDevices = named(
  'identity.forgetOtherDevices',
  'delete from identity_device where owner_id = $1 and device_hash is distinct from $2',
);
/** Keeps an owner's last device: without any, the next login would look like the very first. */
export const oldDevices = removalOf(
  'identity.removeOldDevices',
  'identity_device d',
  `seen_at < now() - interval '${DEVICE_DAYS} days'
     and exists (select from identity_device later where later.owner_id = d.owner_id and later.seen_at > d.seen_at)`,
);

/** The devices from which accounts and sub-accounts have logged in. */
export const createDeviceStore = (database: Database) => ({
  /** Returns true if the owner has logged in from other devices but never from this one. */
  async remember(ownerId: number, deviceHash: Buffer): Promise<boolean> {
    const [row] = await database.query<{ further: boolean }>(rememberDevice, [ownerId, deviceHash]);
    return row?.further ?? false;
  },

  /** Forgets all of the owner's devices except one. */
  forgetOthers: (ownerId: number | string, deviceHash: Buffer | undefined) =>
    database.query(forgetOtherDevices, [ownerId, deviceHash ?? null]),
});
