import { type AccountRole, type AuthStatus, authStatuses, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { type PermissionItem, permissionItems } from '#contract/organisation/items.ts';

interface Listed {
  title: string;
  /** For a sub-account, the login name within the enterprise. */
  name: string;
  userRoles: readonly UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
  /** Present if the account belongs to an enterprise. */
  enterpriseName?: string;
  enterpriseNo?: string;
  /** The sales account is its contact. */
  hasSale?: true;
}

const user = [userRoles.user];
const { failed, authorized, authorizing, frozen, unauthorized } = authStatuses;

/** The sales contact of other accounts, which is created before them. */
export const demoSale = {
  title: '销售',
  name: 'trial-sales',
  userRoles: [userRoles.sales],
  accountRole: 4,
  authStatus: unauthorized,
} as const satisfies Listed;

/** Main demo accounts the portal with, one for every role and certification state. */
export const demoMains = [
  { title: '普通账号（未认证）', name: 'trial-unverified', userRoles: user, accountRole: 4, authStatus: unauthorized },
  { title: '普通账号（审核中）', name: 'trial-in-review', userRoles: user, accountRole: 4, authStatus: authorizing },
  {
    title: '普通账号（已认证）',
    name: 'trial-verified',
    userRoles: user,
    accountRole: 4,
    authStatus: authorized,
    enterpriseName: '示例企业一',
    enterpriseNo: '20260001',
    hasSale: true,
  },
  { title: '普通账号（认证失败）', name: 'trial-rejected', userRoles: user, accountRole: 4, authStatus: failed },
  { title: '普通账号（已冻结）', name: 'trial-frozen', userRoles: user, accountRole: 4, authStatus: frozen },
  { title: '普通账号（角色 1）', name: 'trial-normal-1', userRoles: user, accountRole: 1, authStatus: unauthorized },
  {
    title: '企业管理员',
    name: 'trial-manager',
    userRoles: user,
    accountRole: 2,
    authStatus: authorized,
    enterpriseName: '示例企业二',
    enterpriseNo: '20260002',
    hasSale: true,
  },
  {
    title: '专属账号（角色 3）',
    name: 'trial-exclusive-3',
    userRoles: user,
    accountRole: 3,
    authStatus: authorized,
    enterpriseName: '示例企业三',
    enterpriseNo: '20260003',
    hasSale: true,
  },
  {
    title: '专属账号（角色 8）',
    name: 'trial-exclusive-8',
    userRoles: user,
    accountRole: 8,
    authStatus: authorized,
    enterpriseName: '示例企业四',
    enterpriseNo: '20260004',
  },
  {
    title: '服务商',
    name: 'trial-provider',
    userRoles: [userRoles.provider],
    accountRole: 4,
    authStatus: authorized,
    enterpriseName: '示例企业五',
    enterpriseNo: '20260005',
    hasSale: true,
  },
  {
    title: '合作伙伴',
    name: 'trial-partner',
    userRoles: [userRoles.partner],
    accountRole: 4,
    authStatus: authorized,
    enterpriseName: '示例企业六',
    enterpriseNo: '20260006',
  },
  {
    title: '服务商兼合作伙伴',
    name: 'trial-provider-partner',
    userRoles: [userRoles.provider, userRoles.partner],
    accountRole: 4,
    authStatus: authorized,
    enterpriseName: '示例企业七',
    enterpriseNo: '20260007',
  },
  { title: '门户管理员', name: 'trial-portal-manager', userRoles: user, accountRole: 9, authStatus: unauthorized },
  {
    title: '门户管理员（服务商）',
    name: 'trial-portal-provider',
    userRoles: [userRoles.provider],
    accountRole: 9,
    authStatus: unauthorized,
  },
  {
    title: '门户子管理员',
    name: 'trial-sub-portal-manager',
    userRoles: user,
    accountRole: 15,
    authStatus: unauthorized,
  },
  {
    title: '运营管理员',
    name: 'trial-operator',
    userRoles: [userRoles.manager],
    accountRole: 4,
    authStatus: unauthorized,
  },
  {
    title: '运营超级管理员',
    name: 'trial-super-operator',
    userRoles: [userRoles.superManager],
    accountRole: 4,
    authStatus: unauthorized,
  },
] as const satisfies readonly Listed[];

/** Title of the main account that owns the sub-accounts. */
export const DEMO_ENTERPRISE = '企业管理员';

interface ListedSub {
  title: string;
  name: string;
  accountRole: AccountRole;
  groupName?: string;
  permissionItems?: readonly PermissionItem[];
}

/** One without permissions, one worker, one manager. */
export const demoSubs = [
  { title: '子账号', name: 'trial-sub', accountRole: 5 },
  {
    title: '子账号（员工）',
    name: 'trial-worker',
    accountRole: 6,
    groupName: '算法组',
    permissionItems: ['try', 'modelDownload', 'training', 'data', 'workOrderCreate', 'workOrderView'],
  },
  { title: '子账号（管理员）', name: 'trial-sub-manager', accountRole: 7, groupName: '算法组', permissionItems },
] as const satisfies readonly ListedSub[];

export type DemoTitle =
  | typeof demoSale.title
  | (typeof demoMains)[number]['title']
  | (typeof demoSubs)[number]['title'];
