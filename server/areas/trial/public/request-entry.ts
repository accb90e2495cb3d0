import type { LedgerEntry } from '#contract/trial/ledger-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const find = named(
  'trial.findRequestEntry',
  `select at, ability_no, ability_name, state, reason, used_by, key_id from trial_ledger
   where request_id = $1 and use = 'api' and owner = $2`,
);

interface Row {
  at: Date;
  ability_no: number;
  ability_name: string;
  state: LedgerEntry['state'];
  reason: string;
  used_by: string;
  key_id: string | null;
}

/** Finds the ledger entry of a call of a program, which is written before its engine runs. */
export const findRequestEntry = async (database: Database, owner: string, requestId: string) => {
  const [row] = await database.query<Row>(find, [requestId, owner]);
  return row;
};
