import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from './product.ts';

const DOCUMENTS = ['docs/permissions.md', 'docs/areas/*.md'];

/** Returns the rows of every table of the documents, by the heading above it. */
const tablesOf = (documents: readonly string[]): Record<string, string[]> => {
  const tables = documents
    .flatMap((document) => document.split(/^## /m).slice(1))
    .map((part) => ({
      heading: part.slice(0, part.indexOf('\n')),
      rows: part.split('\n').filter((line) => line.startsWith('|') && !/^\|[-| ]+\|$/.test(line)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return Object.fromEntries(
    [...new Set(tables.map(({ heading }) => heading))].map((heading) => [
      heading,
      // The head of a table that several documents have counts once.
      [...new Set(tables.filter((table) => table.heading === heading).flatMap(({ rows }) => rows))],
    ]),
  );
};

/** Returns the permissions of every possible account, and the documents' tables about them. */
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
    document: tablesOf(
      globSync(DOCUMENTS, { cwd: root })
        .sort()
        .map((path) => readFileSync(join(root, path), 'utf8')),
    ),
  };
};
