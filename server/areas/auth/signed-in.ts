import { type PermissionCode, subAccountStatus } from '#contract/kit/permissions.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { type AccountRole, accountTypes, type AuthStatus, type UserRole } from '#contract/kit/roles.ts';
import { type PermissionItem, permissionItems } from '#contract/organisation/items.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';

/** The columns of a session's account that every statement for `signedInUser` selects. */
export const userColumns = `
  s.session_id, a.account_id, a.uuid, a.user_name, a.phone, a.user_roles, a.account_role, a.auth_status,
  a.enterprise_name, a.enterprise_no, a.avatar_file_id, a.update_time, u.sub_account_id, u.uuid as sub_uuid, u.login_name,
  u.sub_account_name, u.phone as sub_phone, u.account_role as sub_role, u.group_name, u.permission_items,
  u.avatar_file_id as sub_avatar_file_id, u.update_time as sub_update_time`;

export interface UserRow {
  session_id: number;
  account_id: number;
  uuid: string;
  user_name: string;
  phone: string;
  user_roles: UserRole[];
  account_role: AccountRole;
  auth_status: AuthStatus;
  enterprise_name: string | null;
  enterprise_no: string | null;
  avatar_file_id: string | null;
  update_time: Date;
  sub_account_id: number | null;
  sub_uuid: string | null;
  login_name: string | null;
  sub_account_name: string | null;
  sub_phone: string | null;
  sub_role: AccountRole | null;
  group_name: string | null;
  permission_items: PermissionItem[] | null;
  sub_avatar_file_id: string | null;
  sub_update_time: Date | null;
}

/** Returns the user of a session's row. */
export const signedInUser = (row: UserRow): SignedInUser => {
  const isSub = row.sub_account_id !== null;
  const status = isSub
    ? subAccountStatus(row.sub_role as AccountRole)
    : {
        accountType: accountTypes.main,
        userRoles: row.user_roles,
        accountRole: row.account_role,
        authStatus: row.auth_status,
      };
  const changed = Math.max(row.update_time.getTime(), row.sub_update_time?.getTime() ?? 0);
  return {
    ...status,
    sessionId: String(row.session_id),
    accountId: String(row.account_id),
    accountName: row.user_name,
    uuid: isSub ? (row.sub_uuid as string) : row.uuid,
    phone: isSub ? (row.sub_phone as string) : row.phone,
    avatarFileId: isSub ? row.sub_avatar_file_id : row.avatar_file_id,
    enterpriseName: row.enterprise_name,
    enterpriseNo: row.enterprise_no,
    mainAuthStatus: row.auth_status,
    updateTime: String(changed),
    permissions: new Set<PermissionCode>(permissionsOf(status)),
    permissionItems: new Set(isSub ? (row.permission_items as PermissionItem[]) : permissionItems),
    ...(isSub && {
      groupName: row.group_name as string,
      subAccountId: String(row.sub_account_id),
      subAccountName: row.sub_account_name as string,
      loginName: row.login_name as string,
    }),
  };
};
