import type { Database } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { createDeviceStore } from './devices/device-store.ts';
import { newDevice } from './notifications.ts';
import { createSessionStore } from './session-store.ts';

/** A main account, or a sub-account, whose row the transaction holds. */
interface Owner {
  accountId: number;
  subAccountId?: number | undefined;
}

/** Opens the session of a login whose proofs are complete. A new device is announced to the owner. */
export const openLogin = async (
  transaction: Database,
  owner: Owner,
  { deviceHash, caller, notify }: { deviceHash: Buffer; caller: Caller; notify: Notify },
): Promise<string> => {
  const token = await createSessionStore(transaction).open({
    ...owner,
    userAgent: caller.exchange?.userAgent ?? '',
    address: caller.address,
    deviceHash,
  });
  const ownerId = owner.subAccountId ?? owner.accountId;
  const isFurther = await createDeviceStore(transaction).remember(ownerId, deviceHash);
  if (isFurther) await notify(transaction, newDevice, [ownerId], accountUse(caller));
  return token;
};
