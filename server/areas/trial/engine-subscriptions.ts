import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { equipped } from './notifications.ts';

const add = named(
  'trial.addWish',
  'insert into trial_wish (ability_no, owner_id) values ($1, $2) on conflict do nothing',
);
const remove = named('trial.removeWish', 'delete from trial_wish where ability_no = $1 and owner_id = $2');
const find = named('trial.findWish', 'select 1 from trial_wish where ability_no = $1 and owner_id = $2');
const take = named('trial.takeWishes', 'delete from trial_wish where ability_no = $1 returning owner_id');

/** The main accounts and sub-accounts that want a notification when an ability gets an engine. */
export const createSubscriptionStore = (database: Database) => ({
  async set(ownerId: string, abilityNo: number, wanted: boolean): Promise<void> {
    await database.query(wanted ? add : remove, [abilityNo, ownerId]);
  },

  async has(ownerId: string, abilityNo: number): Promise<boolean> {
    return (await database.query(find, [abilityNo, ownerId])).length > 0;
  },

  /** Removes and returns all subscribers of an ability. */
  async take(abilityNo: number): Promise<number[]> {
    const rows = await database.query<{ owner_id: number }>(take, [abilityNo]);
    return rows.map((row) => row.owner_id);
  },
});

export type NotifyEquipped = (
  transaction: Database,
  ability: { abilityNo: number; abilityName: string },
) => Promise<void>;

/** Notifies subscribers once that an ability has an engine now, within the transaction that gives it one. */
export const createNotifyEquipped =
  (notify: Notify): NotifyEquipped =>
  async (transaction, { abilityNo, abilityName }) => {
    const ownerIds = await createSubscriptionStore(transaction).take(abilityNo);
    if (ownerIds.length === 0) return;
    await notify(transaction, equipped, ownerIds, { abilityNo, abilityName });
  };
