import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { SubAccountRole, SubAccountRow } from '../labels.ts';

/** The values of the sub-account form. A day is a calendar day, independent of the browser's time zone. */
export interface TypedForm {
  loginName: string;
  subAccountName: string;
  phone: string;
  email: string;
  groupName: string;
  accountRole: SubAccountRole;
  validUntil: Dayjs | null;
  note: string;
  permissionItems: readonly PermissionItem[];
}

export const emptyForm: TypedForm = {
  loginName: '',
  subAccountName: '',
  phone: '',
  email: '',
  groupName: '',
  accountRole: 5,
  validUntil: null,
  note: '',
  permissionItems: [],
};

export const formOf = (account: SubAccountRow): TypedForm => ({
  loginName: account.loginName,
  subAccountName: account.subAccountName,
  phone: account.phone,
  email: account.email,
  groupName: account.groupName,
  accountRole: account.accountRole,
  validUntil: account.validUntil === '' ? null : dayjs(account.validUntil),
  note: account.note,
  permissionItems: account.permissionItems,
});

export const dayText = (day: Dayjs | null): string => day?.format('YYYY-MM-DD') ?? '';

/** Returns the request for the form values. */
export const requestOf = ({ validUntil, permissionItems, ...rest }: TypedForm) => ({
  ...rest,
  validUntil: dayText(validUntil),
  permissionItems: [...permissionItems],
});

/** Returns the form fields of an account that have changed since it was read. */
export const changedFields = (before: SubAccountRow, now: SubAccountRow): (keyof TypedForm)[] =>
  (Object.keys(emptyForm) as (keyof TypedForm)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
  );
