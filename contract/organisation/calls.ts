import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { fieldError, foldField, type TypedField } from './fields.ts';
import { importErrorKinds } from './import-errors.ts';
import { permissionItems as items } from './items.ts';
import { PHONE_MAXIMUM } from '../auth/limits.ts';
import { CHANGED_MAXIMUM, EMAIL_MAXIMUM, GROUP_NAME_MAXIMUM, IMPORT_TEXT_MAXIMUM, NOTE_MAXIMUM } from './limits.ts';
import { subAccountList } from './sub-account-list.ts';

const portal = '/api/ai-portal/portal/v1/identity/sub-accounts';

const subAccountId = text(18).check(z.regex(/^[1-9]\d*$/, { error: 'is no id' }));
const status = z.literal([0, 1, 2, 3]);
const accountRole = z.literal([5, 6, 7]);
const permissionItems = z.array(z.enum(items)).check(
  z.maxLength(items.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'names an item twice' }),
);

/** `units` is the maximum in UTF-16 units; `fieldError` decides what a field may be. */
const typed = (field: TypedField, units: number) =>
  text(units).check(
    z.overwrite((value) => foldField(field, value)),
    z.refine((value) => fieldError(field, value) === undefined, { error: `is no ${field}` }),
  );
const groupName = typed('groupName', 2 * GROUP_NAME_MAXIMUM);

const written = z.object({
  subAccountName: typed('subAccountName', 200),
  phone: typed('phone', PHONE_MAXIMUM),
  email: z._default(typed('email', 2 * EMAIL_MAXIMUM), ''),
  groupName: z._default(groupName, ''),
  accountRole,
  /** `2026-12-31`: valid to the end of that day in Shanghai; empty: unlimited. */
  validUntil: z._default(typed('validUntil', 10), ''),
  note: z._default(typed('note', 2 * NOTE_MAXIMUM), ''),
  permissionItems: z._default(permissionItems, []),
});

const subAccount = z.object({
  subAccountId: z.string(),
  /** Without the enterprise number. */
  loginName: z.string(),
  subAccountName: z.string(),
  phone: z.string(),
  email: z.string(),
  groupName: z.string(),
  accountRole,
  status,
  validUntil: z.string(),
  note: z.string(),
  permissionItems: z.array(z.enum(items)),
  createdAt: z.iso.datetime(),
  /** The account that created it; null if that account is gone, or if the platform created it. */
  createdBy: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.iso.datetime()),
  version,
});
export type SubAccount = z.output<typeof subAccount>;

export const querySubAccounts = defineCall({
  name: 'identity.querySubAccounts',
  method: 'POST',
  path: `${portal}/query`,
  service: 'user',
  access: 'subAccount',
  summary: '本企业的子账号：关键词在登录名、姓名、手机号与邮箱中查找，groupName 为空串时只列未分组的',
  request: z.object(
    requestFields(subAccountList, {
      keyword: z._default(text(KEYWORD_MAXIMUM), ''),
      groupName: z.optional(text(2 * GROUP_NAME_MAXIMUM)),
      descending: z._default(z.boolean(), true),
      pageNo,
      pageSize,
    }),
  ),
  answer: z.object({
    total: count,
    pageNo,
    pageSize,
    list: z.array(subAccount),
    /** Number of all sub-accounts of the enterprise, regardless of the query. */
    made: count,
    groups: z.array(z.string()),
    /** The part after the `@` in login names; without it, the enterprise can have no sub-accounts. */
    enterpriseNo: z.nullable(z.string()),
  }),
});

export const getSubAccount = defineCall({
  name: 'identity.getSubAccount',
  method: 'GET',
  path: `${portal}/detail`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '一个子账号的资料；不存在或属于其他企业时为 404',
  request: z.object({ subAccountId }),
  answer: subAccount,
});

export const createSubAccount = defineCall({
  name: 'identity.createSubAccount',
  method: 'POST',
  path: `${portal}/create`,
  service: 'user',
  access: 'subAccount',
  summary: '新建子账号，首次登录时设置密码；登录名在企业内不区分大小写且唯一，已被使用时为 PTL0006',
  idempotent: true,
  request: z.extend(written, { loginName: typed('loginName', 40) }),
  answer: z.object({ subAccountId: z.string() }),
});

export const updateSubAccount = defineCall({
  name: 'identity.updateSubAccount',
  method: 'POST',
  path: `${portal}/update`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '修改子账号，登录名除外；版本已变时为 PTL0001',
  request: z.extend(written, { subAccountId, version }),
  answer: subAccount,
});

const targets = z.array(z.object({ subAccountId, version })).check(
  z.minLength(1),
  z.maxLength(CHANGED_MAXIMUM),
  z.refine((list) => new Set(list.map((target) => target.subAccountId)).size === list.length, {
    error: 'names one twice',
  }),
);
const changed = z.object({ changed: count });

export const setSubAccountsEnabled = defineCall({
  name: 'identity.setSubAccountsEnabled',
  method: 'POST',
  path: `${portal}/enabled`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '停用或启用若干子账号，停用立即结束其登录；任一版本已变时全部不改，为 PTL0001',
  request: z.object({ targets, enabled: z.boolean() }),
  answer: changed,
});

export const changeSubAccounts = defineCall({
  name: 'identity.changeSubAccounts',
  method: 'POST',
  path: `${portal}/change`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '为若干子账号设置分组、增加或收回权限项；任一版本已变时全部不改，为 PTL0001',
  request: z
    .object({
      targets,
      groupName: z.optional(groupName),
      grant: z._default(permissionItems, []),
      revoke: z._default(permissionItems, []),
    })
    .check(
      z.refine(({ groupName: group, grant, revoke }) => group !== undefined || grant.length + revoke.length > 0, {
        error: 'changes nothing',
      }),
    ),
  answer: changed,
});

export const resetSubAccountPassword = defineCall({
  name: 'identity.resetSubAccountPassword',
  method: 'POST',
  path: `${portal}/password/reset`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '作废子账号的密码并结束其登录，由首次登录页面重新设置',
  request: z.object({ subAccountId, version }),
  answer: z.null(),
});

const importError = z.object({
  /** Row number as in a spreadsheet program; null: the whole file. */
  row: z.nullable(z.int()),
  /** Header of the column; null: the whole row. */
  column: z.nullable(z.string()),
  fault: z.enum(importErrorKinds),
  /** The value, name or number that is wrong. */
  detail: z.string(),
});
export type ImportError = z.output<typeof importError>;

const importedRow = z.object({
  row: z.int(),
  loginName: z.string(),
  subAccountName: z.string(),
  phone: z.string(),
  email: z.string(),
  groupName: z.string(),
  accountRole,
  validUntil: z.string(),
  note: z.string(),
  permissionItems: z.array(z.enum(items)),
});
export type ImportedRow = z.output<typeof importedRow>;

export const importSubAccounts = defineCall({
  name: 'identity.importSubAccounts',
  method: 'POST',
  path: `${portal}/import`,
  service: 'user',
  access: 'subAccount',
  summary: '由 CSV 文本导入子账号，全部成功或全部不建；dryRun 时只列出将新建的与逐行的错误，否则有错误时为 PTL0007',
  idempotent: true,
  request: z.object({ csv: text(IMPORT_TEXT_MAXIMUM, 1), dryRun: z._default(z.boolean(), false) }),
  answer: z.object({
    made: count,
    /** The rows that a dry run would create; empty after an import. */
    rows: z.array(importedRow),
    faults: z.array(importError),
    /** Number of all errors; only the first ones are listed. */
    faultTotal: count,
  }),
});

export const previewSubAccount = defineCall({
  name: 'identity.previewSubAccount',
  method: 'GET',
  path: `${portal}/preview`,
  service: 'user',
  access: 'subAccount',
  statuses: [404],
  summary: '以子账号的身份预览：能否登录、菜单、权限码、权限项与可见的工单范围',
  request: z.object({ subAccountId }),
  answer: z.object({
    subAccountId: z.string(),
    loginName: z.string(),
    subAccountName: z.string(),
    groupName: z.string(),
    accountRole,
    status,
    menu: z.array(z.object({ value: z.string(), name: z.string() })),
    permissionCodes: z.array(z.string()),
    permissionItems: z.array(z.enum(items)),
    workOrders: z.enum(['enterprise', 'group', 'own']),
  }),
});
