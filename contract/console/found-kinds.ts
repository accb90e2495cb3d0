import { areas } from '../areas.ts';
import type { FoundKind } from '../kit/area.ts';
import type { PermissionCode } from '../kit/permissions.ts';

const declared = areas
  .flatMap(({ finds = {} }) => Object.entries(finds))
  .sort(([, one], [, other]) => one.order - other.order);

/**
 * The kinds of results of the operators' search, in the order in which they are shown, each with the code of its
 * console page.
 */
export const foundPermissions = Object.fromEntries(
  declared.map(([kind, { permission }]) => [kind, permission]),
) as Readonly<Record<FoundKind, PermissionCode>>;
export const foundKinds = Object.keys(foundPermissions) as [FoundKind, ...FoundKind[]];
