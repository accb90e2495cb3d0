import { type AccountRole, type AccountType, accountTypes } from '../kit/roles.ts';
import type { PermissionItem } from './items.ts';

/** Whose work orders a user sees: those of the enterprise, of the own group, or only the own ones. */
export type WorkOrderScope = 'enterprise' | 'group' | 'own';

interface Viewer {
  accountType: AccountType;
  accountRole: AccountRole;
  /** The group of a sub-account; empty or absent if it has none. */
  groupName?: string | undefined;
  permissionItems: ReadonlySet<PermissionItem>;
}

export const workOrderScopeOf = ({ accountType, accountRole, groupName, permissionItems }: Viewer): WorkOrderScope => {
  if (accountType === accountTypes.main) return 'enterprise';
  if (!permissionItems.has('workOrderView')) return 'own';
  if (accountRole === 7) return 'enterprise';
  return groupName ? 'group' : 'own';
};
