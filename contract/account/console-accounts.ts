import * as z from 'zod/mini';
import { actReason } from '../kit/act-reason.ts';
import { defineCall } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { phoneCall, wholePhone } from '../kit/phone-call.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { accountList, type AccountListQuery } from './account-list.ts';
import { accountActions } from './account-actions.ts';

/** The accounts as operators see them, and the actions on them. */
const accounts = '/api/ai-portal/portal/v1/identity/console/accounts';
const common = { service: 'user', access: 'consoleAccounts', method: 'POST' } as const;

const accountId = text(18).check(z.regex(/^[1-9]\d*$/, { error: 'is no id' }));
const userRole = z.literal([1, 2, 3, 4, 5, 6]);
const mainAccountRole = z.literal([4, 1, 2, 3, 8, 9, 15]);
const reason = actReason;
const time = z.iso.datetime();

export type AccountOrder = AccountListQuery['order'];

/** The fields of an account in a list. */
export const listedAccount = {
  accountId: z.string(),
  userName: z.string(),
  /** The middle digits are hidden. */
  phone: z.string(),
  enterpriseName: z.nullable(z.string()),
  enterpriseNo: z.nullable(z.string()),
  userRoles: z.array(z.int()),
  accountRole: z.int(),
  authStatus: z.int(),
  enabled: z.boolean(),
  createdAt: time,
  /** Null if the account never logged in, or if the record was removed since. */
  lastLoginAt: z.nullable(time),
};

/**
 * The columns of the list from left to right, each with the key of its title. A column that is no field, or shows more
 * than a text, a number or a time, has its cell in the page.
 */
export const accountColumns = {
  userName: 'accounts.userName',
  enterprise: 'accounts.enterprise',
  phone: 'accounts.phone',
  roles: 'accounts.roles',
  authStatus: 'accounts.authStatus',
  state: 'accounts.state',
  lastLoginAt: 'accounts.lastLoginAt',
  createdAt: 'accounts.createdAt',
} as const;

const foundAccount = z.object({
  ...listedAccount,
  /** The sub-accounts that the keyword matches exactly. */
  namedSubAccounts: z.array(z.object({ subAccountId: z.string(), loginName: z.string(), subAccountName: z.string() })),
});
export type FoundAccount = z.output<typeof foundAccount>;

export const queryAccounts = defineCall({
  ...common,
  name: 'identity.queryAccounts',
  path: `${accounts}/query`,
  summary:
    '查找主账号：关键词为用户名或企业名称的一部分，手机号或其后四位，企业编号，账号编号或 UUID，或子账号的登录名、手机号、编号与 UUID；其中被关键词指明的子账号列在 namedSubAccounts',
  request: z.object(
    requestFields(accountList, {
      keyword: z._default(text(KEYWORD_MAXIMUM), ''),
      enabled: z.optional(z.boolean()),
      pageNo,
      pageSize,
    }),
  ),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(foundAccount) }),
});
export type AccountQuery = z.output<typeof queryAccounts.request>;

const session = z.object({
  /** Login name of the session's sub-account; null for the main account. */
  loginName: z.nullable(z.string()),
  openedAt: time,
  lastSeenAt: time,
  /** The browser in words, from its user agent. */
  browser: z.string(),
  address: z.string(),
});

const subAccount = z.object({
  subAccountId: z.string(),
  loginName: z.string(),
  subAccountName: z.string(),
  groupName: z.string(),
  /** The middle digits are hidden. */
  phone: z.string(),
  accountRole: z.int(),
  enabled: z.boolean(),
  /** The last valid day has passed. */
  expired: z.boolean(),
  /** The sub-account has not set its password yet. */
  waiting: z.boolean(),
  lastLoginAt: z.nullable(time),
  /** Locked after wrong passwords. */
  passwordLockedUntil: z.nullable(time),
});

const accountDetail = z.object({
  ...listedAccount,
  version: z.int(),
  lock: z.nullable(z.object({ reason: z.string(), at: time, by: z.nullable(z.string()) })),
  passwordLockedUntil: z.nullable(time),
  sale: z.nullable(z.object({ accountId: z.string(), userName: z.string() })),
  /** Since when the account needs one-time codes to log in, or null. */
  secondFactorSince: z.nullable(time),
  /** Number of devices from which the account has logged in. */
  devices: count,
  /** The active sessions, including those of its sub-accounts. */
  sessions: z.array(session),
  subAccounts: z.array(subAccount),
  /** What the caller may do with the account now. */
  acts: z.array(z.enum(accountActions)),
  /** Whether the caller may also set the account role and appoint operators. */
  maySetAnyRole: z.boolean(),
});
export type AccountDetail = z.output<typeof accountDetail>;

export const getAccount = defineCall({
  ...common,
  name: 'identity.getAccount',
  path: `${accounts}/detail`,
  statuses: [404],
  summary: '一个主账号的资料、锁定情况、登录中的会话与子账号，以及当前运营账号可对它执行的操作',
  request: z.object({ accountId }),
  answer: accountDetail,
});

export const showAccountPhone = defineCall({
  ...phoneCall,
  name: 'identity.showAccountPhone',
  path: `${accounts}/phone`,
  access: 'consoleAccounts',
  summary: '查看一个主账号或其子账号完整的手机号，记入操作日志',
  request: z.object({ accountId, subAccountId: z.optional(accountId) }),
  answer: wholePhone,
});

/** Every action returns the account as it is now. */
const done = { answer: accountDetail };
const versioned = { accountId, version, reason };

export const lockAccount = defineCall({
  ...common,
  ...done,
  name: 'identity.lockAccount',
  path: `${accounts}/lock`,
  statuses: [404],
  summary: '锁定主账号直到解锁：它与其子账号的会话立即结束，不能再登录',
  request: z.object(versioned),
});

export const unlockAccount = defineCall({
  ...common,
  ...done,
  name: 'identity.unlockAccount',
  path: `${accounts}/unlock`,
  statuses: [404],
  summary: '解锁主账号，此前的会话不恢复',
  request: z.object(versioned),
});

export const signOutAccount = defineCall({
  ...common,
  ...done,
  name: 'identity.signOutAccount',
  path: `${accounts}/sign-out`,
  statuses: [404],
  summary: '结束主账号与其子账号的全部会话',
  request: z.object({ accountId, reason }),
});

export const releasePasswordLock = defineCall({
  ...common,
  ...done,
  name: 'identity.releasePasswordLock',
  path: `${accounts}/release-password-lock`,
  statuses: [404],
  summary: '解除主账号与其子账号因密码错误造成的锁定',
  request: z.object({ accountId, reason }),
});

export const removeSecondFactor = defineCall({
  ...common,
  ...done,
  name: 'identity.removeSecondFactor',
  path: `${accounts}/remove-second-factor`,
  statuses: [404],
  summary: '移除主账号的动态口令与恢复码，并结束其全部会话；用于丢失手机的运营账号',
  request: z.object({ accountId, reason }),
});

export const setAccountRoles = defineCall({
  ...common,
  ...done,
  name: 'identity.setAccountRoles',
  path: `${accounts}/roles`,
  statuses: [404],
  summary: '设置用户角色；账号角色与运营角色只能由运营超级管理员设置，运营角色不与其他角色并存',
  request: z.object({
    ...versioned,
    userRoles: z.array(userRole).check(z.minLength(1), z.maxLength(6)),
    accountRole: mainAccountRole,
  }),
});

export const setSale = defineCall({
  ...common,
  ...done,
  name: 'identity.setSale',
  path: `${accounts}/sale`,
  statuses: [404],
  summary: '设置或取消销售联系人',
  request: z.object({ ...versioned, saleId: z.nullable(accountId) }),
});

export const querySalesAccounts = defineCall({
  ...common,
  name: 'identity.querySalesAccounts',
  path: `${accounts}/sales`,
  summary: '可作为销售联系人的账号：用户名以关键词开头的，按用户名排列',
  request: z.object({ keyword: z._default(text(KEYWORD_MAXIMUM), '') }),
  answer: z.array(z.object({ accountId: z.string(), userName: z.string() })),
});
