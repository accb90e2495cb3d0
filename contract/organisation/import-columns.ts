import type { AccountRole } from '../kit/roles.ts';
import type { TypedField } from './fields.ts';

/** Columns of an import file of sub-accounts, in the order of the template; any other order works too. */
export const importColumns = {
  loginName: '登录名',
  subAccountName: '姓名',
  phone: '手机号',
  email: '邮箱',
  groupName: '分组',
  accountRole: '角色',
  validUntil: '有效期至',
  note: '备注',
} as const satisfies Record<TypedField | 'accountRole', string>;
export type ImportColumn = keyof typeof importColumns;

export const neededColumns: readonly ImportColumn[] = ['loginName', 'subAccountName', 'phone'];

/** Names of roles in a file; an empty cell means the ordinary role. */
export const roleWords: Readonly<Record<string, Extract<AccountRole, 5 | 6 | 7>>> = {
  '': 5,
  普通成员: 5,
  员工: 6,
  管理员: 7,
};
