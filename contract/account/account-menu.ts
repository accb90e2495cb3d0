import type { AccountStatus } from '../kit/permissions.ts';
import {
  accountTypes,
  authStatuses,
  isExclusive,
  isNormal,
  isPortalManager,
  isProvider,
  isSubAccountRole,
} from '../kit/roles.ts';

/** Entries of the account center menu. Each key is also the permission code of its page; `icon` is a lucide name. */
export const accountMenu = {
  account: { name: '账号资料', icon: 'user-round' },
  subAccount: { name: '企业管理', icon: 'building-2' },
  rights: { name: '我的权益', icon: 'gem' },
  shop: { name: '服务商管理', icon: 'store' },
  goods: { name: '商品管理', icon: 'package' },
  sheets: { name: '我的工单', icon: 'clipboard-list' },
} as const;
export type AccountMenuValue = keyof typeof accountMenu;

export interface AccountMenuEntry {
  value: AccountMenuValue;
  name: string;
  icon: string;
}

const valuesOf = ({ accountType, userRoles, accountRole, authStatus }: AccountStatus): AccountMenuValue[] => {
  if (accountType === accountTypes.sub || isSubAccountRole(accountRole)) return ['account', 'sheets'];
  const sells = isProvider(userRoles) && !isExclusive(accountRole);
  if (accountRole === 15) return ['account'];
  if (isPortalManager(accountRole)) return ['account', 'subAccount', ...(sells ? (['shop', 'goods'] as const) : [])];
  const managesEnterprise = !isNormal(accountRole) || authStatus === authStatuses.authorized;
  return [
    'account',
    ...(managesEnterprise ? (['subAccount'] as const) : []),
    ...(isExclusive(accountRole) ? [] : (['rights'] as const)),
    ...(sells ? (['shop', 'goods'] as const) : []),
    'sheets',
  ];
};

/** Returns the account center menu by P2.3. Portal managers hold more permission codes than their menu shows. */
export const menuOf = (status: AccountStatus): AccountMenuEntry[] =>
  valuesOf(status).map((value) => ({ value, ...accountMenu[value] }));
