import { areas } from './areas.ts';
import { type AccountStatus, holders, type Holders, type PermissionCode } from './kit/permissions.ts';

const declared = areas.flatMap(({ permissions = {} }) => Object.entries(permissions) as [PermissionCode, Holders][]);
const holdersByCode = new Map(declared);

/** The codes of all areas. */
export const permissionCodes: readonly PermissionCode[] = declared.map(([code]) => code);

export const isPermissionCode = (value: string | null | undefined): value is PermissionCode =>
  holdersByCode.has(value as PermissionCode);

/** Returns the group of accounts that hold a code. */
export const holdersOf = (code: PermissionCode): Holders => holdersByCode.get(code) as Holders;

/** Returns the codes of an account. docs/permissions.md has the groups of each kind of account. */
export const permissionsOf = (status: AccountStatus): PermissionCode[] =>
  permissionCodes.filter((code) => holders[holdersOf(code)](status));
