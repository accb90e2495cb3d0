import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from './product.ts';

const DOCUMENT = 'docs/permissions.md';

/** Returns the rows of every table of a document, by the heading above it. */
const tablesOf = (document: string): Record<string, string[]> =>
  Object.fromEntries(
    document
      .split(/^## /m)
      .slice(1)
      .map((part): [string, string[]] => [
        part.slice(0, part.indexOf('\n')),
        part.split('\n').filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line)),
      ])
      .filter(([, rows]) => rows.length > 0),
  );

/** Returns the permissions of every possible account, and the document's tables about them. */
export const permissionsSection = (root: string) => {
  const { accountRoles, accountTypes, authStatuses, permissionsOf, userRoles } = product;
  const single = Object.values(userRoles).map((role) => [role]);
  const pairs = single.flatMap(([one = 1]) => single.flatMap(([other = 1]) => (one < other ? [[one, other]] : [])));
  const holders: Record<string, string[]> = {};
  for (const accountType of Object.values(accountTypes))
    for (const roles of [...single, ...pairs])
      for (const accountRole of Object.values(accountRoles).flat())
        for (const authStatus of Object.values(authStatuses))
          holders[
            `type ${accountType}, user roles ${roles.join('+')}, account role ${accountRole}, certification ${authStatus}`
          ] = permissionsOf({ accountType, userRoles: roles, accountRole, authStatus }).sort();
  return {
    codes: [...product.permissionCodes].sort(),
    visitor: [...product.visitorPermissions].sort(),
    holders,
    document: tablesOf(readFileSync(join(root, DOCUMENT), 'utf8')),
  };
};
