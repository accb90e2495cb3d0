import { isOperator } from '#contract/kit/roles.ts';
import { defineArea } from '#server/kit/area.ts';
import { findAccounts } from './console/find-accounts.ts';
import { serveConsoleAccounts } from './console/routes.ts';
import { accountExport } from './export.ts';
import { serveOwnAccount } from './own-account-routes.ts';

export const account = defineArea({
  name: 'account',
  serve(calls, { database, audit, notify, attach, detach, exportPartsOf }) {
    serveOwnAccount(calls, { database, attach, detach, notify, exportPartsOf });
    serveConsoleAccounts(calls, database, { audit, notify });
  },
  exportParts: accountExport,
  find: (database) => ({ accounts: (keyword, limit) => findAccounts(database, keyword, limit) }),
  // An avatar is visible to its main account with all sub-accounts, and to operators.
  fileAccess: () => ({ avatar: (user, file) => user.accountId === file.accountId || isOperator(user.userRoles) }),
});
