import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { endOf, startOf, today } from '#server/kit/database/shanghai-days.ts';
import type { Trier } from './owner.ts';
import { isLiveTicket } from './tickets/ticket-store.ts';

/** SQL: the first day of the month in Shanghai. */
const month = `date_trunc('month', now() at time zone '${TIME_ZONE}')::date`;
const NO_LIMIT = 2_147_483_647;

/**
 * Counts one trial and writes its ledger entry in one statement, or does neither. Parallel trials wait for the row and
 * are checked against its latest values. The day never goes back, even if a trial waited past midnight.
 */
const charge = named(
  'trial.charge',
  `with counted as (
     insert into trial_count as c (owner, ability_no, ability_name, day, day_used, month, month_used, all_used)
     select $1::text, $2::integer, $3::text, ${today}, 1, ${month}, 1, 1
     where least($4::integer, $5::integer, $6::integer) > 0
     on conflict (owner, ability_no) do update set
       ability_name = excluded.ability_name,
       day = greatest(c.day, excluded.day),
       day_used = case when c.day >= excluded.day then c.day_used else 0 end + 1,
       month = greatest(c.month, excluded.month),
       month_used = case when c.month >= excluded.month then c.month_used else 0 end + 1,
       all_used = c.all_used + 1,
       used_at = now()
     where case when c.day >= excluded.day then c.day_used else 0 end < $4
       and case when c.month >= excluded.month then c.month_used else 0 end < $5
       and c.all_used < $6
     returning day
   )
   insert into trial_ledger
     (owner, use, day, ability_no, ability_name, subject, state, tier, sub_account_id, used_by, request_id, key_id,
      key_counted)
   select $1, case when $12::uuid is null then 'trial' else 'api' end, day, $2, $3, $7, 'running', $8, $9::bigint, $10,
     $11, $12::uuid, $13::boolean from counted
   returning entry_id`,
);
/** Counts a charged call of a key, unless its limit for the day is reached. */
const chargeKey = named(
  'trial.chargeKey',
  `insert into api_key_day as d (key_id, day, used) values ($1, ${today}, 1)
   on conflict (key_id, day) do update set used = d.used + 1 where d.used < $2::integer
   returning used`,
);
/** The count of the key is locked before that of the ability, as a charge does. */
const refund = named(
  'trial.giveBack',
  `with back as (
     update trial_ledger set state = 'refunded', reason = $2 where entry_id = $1 and state = 'running'
     returning owner, ability_no, key_id, key_counted, day, date_trunc('month', day)::date as month
   ), key_back as (
     update api_key_day k set used = greatest(0, k.used - 1) from back
     where back.key_counted and k.key_id = back.key_id and k.day = back.day
     returning 1
   )
   update trial_count c set
     day_used = greatest(0, c.day_used - (c.day = back.day)::integer),
     month_used = greatest(0, c.month_used - (c.month = back.month)::integer),
     all_used = greatest(0, c.all_used - 1)
   from back cross join (select count(*) from key_back) first
   where c.owner = back.owner and c.ability_no = back.ability_no`,
);
const leftRunning = named(
  'trial.listLeftRunning',
  `select entry_id from trial_ledger l
   where state = 'running' and at < now() - make_interval(secs => $1)
     and not exists (select from trial_ticket t where t.entry_id = l.entry_id and ${isLiveTicket})
   order by at limit 100`,
);
const countColumns = `
  case when c.day = ${today} then c.day_used else 0 end as day_used,
  case when c.month = ${month} then c.month_used else 0 end as month_used,
  coalesce(c.all_used, 0) as all_used,
  ${endOf(today)} as next_day,
  ${startOf(`${month} + interval '1 month'`)} as next_month`;
const keep = named(
  'trial.keepCharge',
  `with kept as (
     update trial_ledger set state = 'charged' where entry_id = $1 and state = 'running' returning owner, ability_no
   )
   select ${countColumns} from kept left join trial_count c on c.owner = kept.owner and c.ability_no = kept.ability_no`,
);
const used = named(
  'trial.used',
  `select ${countColumns} from (select 1) one left join trial_count c on c.owner = $1 and c.ability_no = $2`,
);
const usedAbilities = named(
  'trial.usedAbilities',
  `select c.ability_no, c.ability_name, c.used_at, ${countColumns}
   from trial_count c where c.owner = $1 order by c.used_at desc, c.ability_no`,
);

/** What was used in the current day, in the current month and in total, and when the next day and month begin. */
export interface Used {
  day_used: number;
  month_used: number;
  all_used: number;
  next_day: Date;
  next_month: Date;
}

export interface Charge {
  trier: Trier;
  limits: TierLimits;
  abilityNo: number;
  abilityName: string;
  subject: string;
  requestId: string;
}

/** Counters of trials by owner and ability, and the ledger entries that they consist of. */
export const createCountStore = (database: Database) => ({
  /** Returns the id of the entry of a trial that starts now, or undefined if a limit is reached. */
  async charge({ trier, limits, abilityNo, abilityName, subject, requestId }: Charge) {
    const [row] = await database.query<{ entry_id: number }>(charge, [
      trier.owner,
      abilityNo,
      abilityName,
      limits.trialsADay ?? NO_LIMIT,
      limits.trialsAMonth ?? NO_LIMIT,
      limits.trialsInAll ?? NO_LIMIT,
      subject,
      trier.tier,
      trier.subAccountId,
      trier.usedBy,
      requestId,
      trier.key?.keyId ?? null,
      (trier.key?.dayLimit ?? null) !== null,
    ]);
    return row?.entry_id;
  },

  /** Counts a call against the day limit of its key. Returns whether it is within the limit. */
  async chargeKey({ keyId, dayLimit }: NonNullable<Trier['key']>): Promise<boolean> {
    return dayLimit === null || (await database.query(chargeKey, [keyId, dayLimit])).length > 0;
  },

  /**
   * Charges a trial that has a result and returns the new counts. Returns undefined if it was refunded in the meantime.
   */
  async keep(entryId: number): Promise<Used | undefined> {
    const [row] = await database.query<Used>(keep, [entryId]);
    return row;
  },

  /** Refunds a trial without a result, once. */
  async refund(entryId: number, reason: string): Promise<void> {
    await database.query(refund, [entryId, reason]);
  },

  /** Lists trials without a ticket of a living node that have run so long that their node must have crashed. */
  async listLeftRunning(seconds: number): Promise<number[]> {
    const rows = await database.query<{ entry_id: number }>(leftRunning, [seconds]);
    return rows.map((row) => row.entry_id);
  },

  async used(owner: string, abilityNo: number): Promise<Used> {
    const [row] = await database.query<Used>(used, [owner, abilityNo]);
    return row as Used;
  },

  /** Lists the counts of every ability that an owner has tried, latest first. */
  usedAbilities: (owner: string) =>
    database.query<Used & { ability_no: number; ability_name: string; used_at: Date }>(usedAbilities, [owner]),
});
