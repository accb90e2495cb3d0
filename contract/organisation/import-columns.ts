import type { AccountRole } from '../kit/roles.ts';
import type { TypedField } from './fields.ts';
import type { PermissionItem } from './items.ts';

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
  permissionItems: '权限项',
} as const satisfies Record<TypedField | 'accountRole' | 'permissionItems', string>;
export type ImportColumn = keyof typeof importColumns;

export const neededColumns: readonly ImportColumn[] = ['loginName', 'subAccountName', 'phone'];

/** Names of roles in a file; an empty cell means the ordinary role. */
export const roleWords: Readonly<Record<string, Extract<AccountRole, 5 | 6 | 7>>> = {
  '': 5,
  普通成员: 5,
  员工: 6,
  管理员: 7,
};

/** Names of permission items in a file, as the pages show them. */
export const itemWords: Readonly<Record<PermissionItem, string>> = {
  try: '在线体验',
  modelDownload: '模型下载',
  training: '模型训练',
  data: '数据管理',
  workOrderCreate: '提交工单',
  workOrderView: '查看工单',
  key: '接口密钥',
  marketEnquiry: '市场询价',
  organisationMessage: '企业消息',
};
/** What may separate the names in a cell. A comma needs quotes around the cell. */
export const itemSeparators = /[、，,;；|/\s]+/;
