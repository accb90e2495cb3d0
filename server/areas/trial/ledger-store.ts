import type { Tier } from '#contract/rights/tiers.ts';
import type { LedgerEntry } from '#contract/trial/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/** Removes accounts' trials after this many days. Models stay, since they always count. */
export const TRIAL_DAYS = 400;
/** Visitors see no ledger, so their entries go early. */
const VISITOR_DAYS = 2;
/** Longer than a month, so that a monthly limit holds. */
const VISITOR_COUNT_DAYS = 32;

const columns = `entry_id, at, use, ability_no, ability_name, subject, state, reason, tier, used_by, request_id`;
const condition = 'owner = $1 and ($2::integer is null or ability_no = $2)';
const list = named(
  'trial.listLedger',
  `select ${columns} from trial_ledger where ${condition} order by entry_id desc offset $3 limit $4`,
);
const count = named('trial.countLedger', `select count(*) as total from trial_ledger where ${condition}`);
const listOf = named(
  'trial.exportLedger',
  `select ${columns} from trial_ledger
   where owner = $1 and ($2::bigint is null or sub_account_id = $2) order by entry_id desc limit $3`,
);
const models = named(
  'trial.listModels',
  `select ability_no, ability_name, chip_id, subject, at from trial_ledger
   where owner = $1 and use = 'modelDownload' and state = 'charged' order by at desc, entry_id desc`,
);

export const oldTrialRows = [
  removalOf(
    'trial.removeOldEntries',
    'trial_ledger',
    `at < now() - interval '${TRIAL_DAYS} days' and use <> 'modelDownload' and state <> 'running'`,
  ),
  removalOf(
    'trial.removeVisitorEntries',
    'trial_ledger',
    `at < now() - interval '${VISITOR_DAYS} days' and owner like 'n%' and state <> 'running'`,
  ),
  removalOf(
    'trial.removeVisitorCounts',
    'trial_count',
    `owner like 'n%' and used_at < now() - interval '${VISITOR_COUNT_DAYS} days'`,
  ),
  removalOf('trial.removeOldPaces', 'trial_pace', `free_at < now() - interval '1 minute'`),
];

interface Row {
  entry_id: number;
  at: Date;
  use: LedgerEntry['use'];
  ability_no: number;
  ability_name: string;
  subject: string;
  state: LedgerEntry['state'];
  reason: string;
  tier: Tier;
  used_by: string;
  request_id: string | null;
}

const entryOf = (row: Row): LedgerEntry => ({
  entryId: String(row.entry_id),
  at: row.at.toISOString(),
  use: row.use,
  abilityNo: row.ability_no,
  abilityName: row.ability_name,
  subject: row.subject,
  state: row.state,
  reason: row.reason,
  tier: row.tier,
  by: row.used_by,
  requestId: row.request_id,
});

/** What an owner has used of its rights, newest first. */
export const createLedgerStore = (database: Database) => ({
  async list(owner: string, abilityNo: number | undefined, { offset, limit }: { offset: number; limit: number }) {
    const [[counted], rows] = await Promise.all([
      database.query<{ total: number }>(count, [owner, abilityNo ?? null]),
      database.query<Row>(list, [owner, abilityNo ?? null, offset, limit]),
    ]);
    return { total: counted?.total ?? 0, list: rows.map(entryOf) };
  },

  /** Lists what an owner has used, or only what one of its sub-accounts has used. */
  async listOf(owner: string, subAccountId: string | null, limit: number): Promise<LedgerEntry[]> {
    return (await database.query<Row>(listOf, [owner, subAccountId, limit])).map(entryOf);
  },

  /** Lists the charged model downloads. */
  async listModels(owner: string) {
    const rows = await database.query<
      Pick<Row, 'ability_no' | 'ability_name' | 'subject' | 'at'> & { chip_id: number }
    >(models, [owner]);
    return rows.map((row) => ({
      abilityNo: row.ability_no,
      abilityName: row.ability_name,
      chipId: row.chip_id,
      chipName: row.subject,
      downloadedAt: row.at.toISOString(),
    }));
  },
});
