import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type LedgerEntry, ledgerEntry, queryLedger } from '#contract/trial/ledger-calls.ts';
import { ledgerList } from '#contract/trial/ledger-list.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, pageOf, when } from '#server/kit/database/query.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';

/** Removes accounts' trials after this many days. Models stay, since they always count. */
export const TRIAL_DAYS = 400;
/** Visitors see no ledger, so their entries go early. */
const VISITOR_DAYS = 2;
/** Longer than a month, so that a monthly limit holds. */
const VISITOR_COUNT_DAYS = 32;

export const listed = selectionOf(ledgerEntry.shape, { from: { entryId: { isId: true }, by: { sql: 'used_by' } } });
const conditionOf = conditionsOf(ledgerList, queryLedger, { abilityNo: (abilityNo) => ['ability_no = ?', abilityNo] });
const NEWEST = 'order by entry_id desc';
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

/** What an owner has used of its rights, newest first. */
export const createLedgerStore = (database: Database) => ({
  async list(owner: string, query: CheckedRequestOf<typeof queryLedger>) {
    const condition = every([['owner = ?', owner], conditionOf(query)]);
    const [rows, [counted]] = await Promise.all([
      database.query<RowOf<typeof listed>>(
        ...compose(`select ${listed.columns} from trial_ledger where`, condition, NEWEST, pageOf(query)),
      ),
      database.query<{ total: number }>(...compose('select count(*) as total from trial_ledger where', condition)),
    ]);
    return { total: counted?.total ?? 0, list: rows.map(listed.read) };
  },

  /** Lists what an owner has used, or only what one of its sub-accounts has used. */
  async listOf(owner: string, subAccountId: string | undefined, limit: number): Promise<LedgerEntry[]> {
    const condition = every([['owner = ?', owner], when(subAccountId, (id) => ['sub_account_id = ?', id])]);
    const rows = await database.query<RowOf<typeof listed>>(
      ...compose(`select ${listed.columns} from trial_ledger where`, condition, NEWEST, ['limit ?', limit]),
    );
    return rows.map(listed.read);
  },

  /** Lists the charged model downloads. */
  async listModels(owner: string) {
    const rows = await database.query<{
      ability_no: number;
      ability_name: string;
      chip_id: number;
      subject: string;
      at: Date;
    }>(models, [owner]);
    return rows.map((row) => ({
      abilityNo: row.ability_no,
      abilityName: row.ability_name,
      chipId: row.chip_id,
      chipName: row.subject,
      downloadedAt: row.at.toISOString(),
    }));
  },
});
