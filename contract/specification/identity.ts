import type { Terms } from './terms.ts';

/** Facts of accounts, roles and the account centre, written off the specification's portal document (P) with the section. */

/** P4. */
export const userRoles = { manager: 5, superManager: 6, user: 1, provider: 3, partner: 2, sales: 4 } as const;

/** P4, and P2.3 for what a menu is chosen by. */
export const accountRoles = {
  exclusive: [3, 8],
  subAccount: [5],
  subAccountManager: [7],
  subAccountWorker: [6],
  normal: [4, 1],
  manager: [2],
  portalManager: [9],
  subPortalManager: [15],
} as const;

/** P3 and P4. */
export const accountTypes = { main: 0, sub: 1 } as const;

/** P4. */
export const authStatuses = {
  authorized: 1,
  authorizing: 2,
  failed: 0,
  frozen: 3,
  unauthorized: 4,
  subAccount: 5,
} as const;

/** P2.3: while its enterprise is in one of these, a normal account manages no enterprise. */
export const uncertified = [
  authStatuses.unauthorized,
  authStatuses.failed,
  authStatuses.frozen,
  authStatuses.authorizing,
] as const;

/** P2.3: menu values and what they mean. */
export const menuValues: readonly { value: string; meaning: string; terms: Terms }[] = [
  { value: 'account', meaning: 'account data', terms: ['账号|账户', '资料|信息|数据'] },
  { value: 'rights', meaning: 'my rights', terms: ['我的', '权益'] },
  { value: 'subAccount', meaning: 'enterprise management', terms: ['企业', '管理'] },
  { value: 'shop', meaning: 'service provider management', terms: ['服务商', '管理'] },
  { value: 'goods', meaning: 'goods management', terms: ['商品', '管理'] },
  { value: 'sheets', meaning: 'my work orders', terms: ['我的', '工单'] },
];

/** P2.3: which of them each account role sees. */
export const menus = {
  exclusive: ['account', 'subAccount', 'sheets'],
  subAccount: ['account', 'sheets'],
  manager: ['account', 'subAccount', 'rights', 'sheets'],
  normalUncertified: ['account', 'rights', 'sheets'],
  normalCertified: ['account', 'subAccount', 'rights', 'sheets'],
  portalManager: ['account', 'subAccount'],
  subPortalManager: ['account'],
} as const;

/** P2.3: the breadcrumbs of a portal manager. */
export const portalBreadcrumbs: readonly { meaning: string; terms: Terms }[] = [
  { meaning: 'welcome', terms: ['欢迎'] },
  { meaning: 'service provider management', terms: ['服务商', '管理'] },
  { meaning: 'product management', terms: ['产品|商品', '管理'] },
  { meaning: 'account work orders', terms: ['账号|账户', '工单'] },
];

/** P2.3: the owner card. */
export const ownerCard = {
  subAccountTitle: { meaning: 'enterprise sub-account', terms: ['企业', '子账号'] },
  managerTitle: { meaning: 'certified enterprise', terms: ['认证', '企业'] },
  inReview: { meaning: 'enterprise rights are temporarily enjoyed', terms: ['临时', '企业', '权益'] },
  unauthorizedLink: 'rights',
  failedLink: 'account',
} as const;

/** P2.2: role labels of the user box. */
export const roleLabels = {
  provider: { meaning: 'supplier', terms: ['服务商|供应商'] },
  partner: { meaning: 'partner', terms: ['合作伙伴|伙伴'] },
  user: { meaning: 'ordinary user', terms: ['普通', '用户'] },
  unknown: { meaning: 'unknown user', terms: ['未知', '用户'] },
} as const;

/** P2.2: the enterprise line is the first where the status is 1, else the second. */
export const enterpriseLines = {
  certified: { meaning: 'certified', terms: ['已认证|认证通过'] },
  notCertified: { meaning: 'enterprise not certified', terms: ['企业', '未认证'] },
} as const;

/** P7: the fixed values of the calls. */
export const callValues = {
  /** Login check and phone status. */
  loginCheckType: 6,
  /** Of a verification code that is sent, and of the agreement status. */
  sendSource: 2,
  /** Of a confirmation of agreements. */
  confirmSource: 0,
  /** Of the new login. */
  loginPage: { pageNo: 1, pageSize: 1 },
} as const;

/** P5 and P9: digits of the fresh salt of a new password. */
export const FRESH_SALT_DIGITS = 16;
