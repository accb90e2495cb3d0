import * as calls from '#contract/account/console-accounts.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createAccountActions } from './actions.ts';
import { readAccount } from './detail.ts';
import { createAccountFinder } from './finder.ts';

/** Serves the console page on which operators find accounts and act on them. */
export const serveConsoleAccounts = (served: Calls, database: Database, parts: { audit: Audit; notify: Notify }) => {
  const finder = createAccountFinder(database);
  const actions = createAccountActions(database, parts);

  served.serve(calls.queryAccounts, async (query) => ({
    ...(await finder.query(query)),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
  }));
  served.serve(calls.querySalesAccounts, ({ keyword }) => finder.sales(keyword));
  served.serve(calls.getAccount, async ({ accountId }, caller) => {
    const account = await readAccount(database, accountId, userOf(caller));
    if (!account) throw protocolError('user', 'notFound', 'accountId');
    return account;
  });

  served.serve(calls.showAccountPhone, actions.showPhone);
  served.serve(calls.lockAccount, actions.lock);
  served.serve(calls.unlockAccount, actions.unlock);
  served.serve(calls.signOutAccount, actions.signOut);
  served.serve(calls.releasePasswordLock, actions.releasePasswordLock);
  served.serve(calls.removeSecondFactor, actions.removeSecondFactor);
  served.serve(calls.setAccountRoles, actions.setRoles);
  served.serve(calls.setSale, actions.setSale);
};
