import { WRONG_CONTENTS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { importSubAccounts } from '#contract/organisation/calls.ts';
import { IMPORT_ERRORS_MAXIMUM, SUB_ACCOUNTS_MAXIMUM } from '#contract/organisation/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { importErrorsAgainst, type ReadImport, readImport } from './csv.ts';
import { createSubAccountStore } from './store.ts';

/** Returns all errors of a file for an enterprise, within the given transaction. */
const judge = async (transaction: Database, accountId: string, { rows, errors }: ReadImport) => {
  const store = createSubAccountStore(transaction);
  const { enterpriseNo, made } = await store.holdEnterprise(accountId);
  if (enterpriseNo === null) throw businessError('user', WRONG_STATE, 'enterpriseNo');
  const taken = await store.taken(
    accountId,
    rows.map(({ loginName }) => loginName),
  );
  const all = [...importErrorsAgainst(rows, { taken, free: SUB_ACCOUNTS_MAXIMUM - made }), ...errors];
  return all.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0));
};

/** Serves the import, which adds all rows of a file or none. */
export const serveImport = (served: Calls, database: Database) => {
  served.serve(importSubAccounts, async ({ csv, dryRun }, caller) => {
    const { accountId } = userOf(caller);
    const read = readImport(csv);
    if (dryRun) {
      const errors = await database.transaction((transaction) => judge(transaction, accountId, read));
      return {
        made: 0,
        rows: read.rows,
        faults: errors.slice(0, IMPORT_ERRORS_MAXIMUM),
        faultTotal: errors.length,
      };
    }
    return idempotent(database, caller, importSubAccounts, async (transaction) => {
      if ((await judge(transaction, accountId, read)).length > 0) throw businessError('user', WRONG_CONTENTS, 'csv');
      await createSubAccountStore(transaction).add(accountId, read.rows);
      return { made: read.rows.length, rows: [], faults: [], faultTotal: 0 };
    });
  });
};
