import type { AnswerOf } from '#contract/kit/call.ts';
import type { querySubAccounts } from '#contract/organisation/calls.ts';
import type { FieldError, TypedField } from '#contract/organisation/fields.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { SubAccountStatus } from '#contract/organisation/statuses.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

export type Listing = AnswerOf<typeof querySubAccounts>;
export type SubAccountRow = Listing['list'][number];

/** Ordered by rights, the role that sees the most first. */
export const roles = [7, 6, 5] as const;
export type SubAccountRole = (typeof roles)[number];

export const roleWord = (role: SubAccountRole) => t(`subAccounts.role.${role}`);
export const roleSentence = (role: SubAccountRole) => t(`subAccounts.role.${role}.what`);
export const itemWord = (item: PermissionItem) => t(`subAccounts.item.${item}`);
export const itemSentence = (item: PermissionItem) => t(`subAccounts.item.${item}.what`);

const statusKeys: Record<SubAccountStatus, TextKey> = {
  0: 'subAccounts.status.disabled',
  1: 'subAccounts.status.normal',
  2: 'subAccounts.status.expired',
  3: 'subAccounts.status.waiting',
};
export const statusWord = (status: SubAccountStatus) => t(statusKeys[status]);

const fieldErrorKeys: Partial<Record<`${TypedField}.${FieldError}`, TextKey>> = {
  'loginName.empty': 'subAccounts.fault.loginName.empty',
  'loginName.form': 'subAccounts.fault.loginName.form',
  'subAccountName.empty': 'subAccounts.fault.subAccountName.empty',
  'subAccountName.long': 'subAccounts.fault.subAccountName.long',
  'phone.empty': 'subAccounts.fault.phone.empty',
  'phone.form': 'subAccounts.fault.phone.form',
  'email.form': 'subAccounts.fault.email.form',
  'email.long': 'subAccounts.fault.email.long',
  'groupName.long': 'subAccounts.fault.groupName.long',
  'validUntil.form': 'subAccounts.fault.validUntil.form',
  'validUntil.past': 'subAccounts.fault.validUntil.past',
  'note.long': 'subAccounts.fault.note.long',
};
/** Returns the message for an error of a field. */
export const fieldErrorText = (field: TypedField, error: FieldError) =>
  t(fieldErrorKeys[`${field}.${error}`] ?? 'subAccounts.fault.characters');
