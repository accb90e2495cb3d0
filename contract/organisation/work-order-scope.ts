import { type AccountRole, type AccountType, accountTypes } from '../kit/roles.ts';
import type { PermissionItem } from './items.ts';

/** Whose work orders somebody sees: those of the whole enterprise, of the own group, or the own ones. */
export type WorkOrderScope = 'enterprise' | 'group' | 'own';

interface Viewer {
  accountType: AccountType;
  accountRole: AccountRole;
  /** Of a sub-account; empty or absent where it is in none. */
  groupName?: string | undefined;
  permissionItems: ReadonlySet<PermissionItem>;
}

export const workOrderScopeOf = ({ accountType, accountRole, groupName, permissionItems }: Viewer): WorkOrderScope => {
  if (accountType === accountTypes.main) return 'enterprise';
  if (!permissionItems.has('workOrderView')) return 'own';
  if (accountRole === 7) return 'enterprise';
  return groupName ? 'group' : 'own';
};
