import { menuOf } from '#contract/account/account-menu.ts';
import { subAccountStatus } from '#contract/kit/permissions.ts';
import { permissionsOf } from '#contract/permissions.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { previewSubAccount, SubAccount } from '#contract/organisation/calls.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';

/** Returns what a sub-account would see, computed as for a logged-in one. */
export const previewOf = (account: SubAccount): AnswerOf<typeof previewSubAccount> => {
  const { subAccountId, loginName, subAccountName, groupName, accountRole, status, permissionItems } = account;
  const accountStatus = subAccountStatus(accountRole);
  return {
    subAccountId,
    loginName,
    subAccountName,
    groupName,
    accountRole,
    status,
    menu: menuOf(accountStatus).map(({ value, name }) => ({ value, name })),
    permissionCodes: permissionsOf(accountStatus),
    permissionItems,
    workOrders: workOrderScopeOf({ ...accountStatus, groupName, permissionItems: new Set(permissionItems) }),
  };
};
