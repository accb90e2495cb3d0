import { type AccountRole, isOperator, type UserRole, userRoles } from '#contract/kit/roles.ts';

/** The first role names the account: an operator by rank, and a provider who is also a partner as a provider. */
const inOrder: readonly UserRole[] = [
  userRoles.superManager,
  userRoles.manager,
  userRoles.provider,
  userRoles.partner,
  userRoles.sales,
];

/** Returns the user roles as stored: without duplicates, in order, and the ordinary user if there is no other. */
export const orderRoles = (roles: readonly UserRole[]): UserRole[] => {
  const ordered = inOrder.filter((role) => roles.includes(role));
  return ordered.length > 0 ? ordered : [userRoles.user];
};

/** An operator has no other role, since it would decide about itself. */
export const canStandTogether = (roles: readonly UserRole[]) => !isOperator(roles) || roles.length === 1;

const userRoleWords: Record<UserRole, string> = {
  1: '普通用户',
  2: '合作伙伴',
  3: '服务商',
  4: '销售',
  5: '运营管理员',
  6: '运营超级管理员',
};
const accountRoleWords: Record<AccountRole, string> = {
  1: '普通账号（1）',
  2: '企业管理员',
  3: '专属账号（3）',
  4: '普通账号',
  5: '子账号',
  6: '子账号（员工）',
  7: '子账号（管理员）',
  8: '专属账号（8）',
  9: '门户管理员',
  15: '门户子管理员',
};

/** Example: `服务商、合作伙伴；普通账号`. */
export const rolesInWords = (roles: readonly UserRole[], accountRole: AccountRole): string =>
  `${roles.map((role) => userRoleWords[role]).join('、')}；${accountRoleWords[accountRole]}`;
