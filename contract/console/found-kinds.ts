import { areas } from '../areas.ts';
import type { FoundKind } from '../kit/area.ts';
import type { PermissionCode } from '../kit/permissions.ts';

const declared = areas
  .flatMap(({ finds = {} }) => Object.entries(finds))
  .sort(([, one], [, other]) => one.order - other.order);

/** What the search of operators finds, in the order in which it is shown, each with the code of its console page. */
export const foundPermissions = Object.fromEntries(
  declared.map(([kind, { permission }]) => [kind, permission]),
) as Readonly<Record<FoundKind, PermissionCode>>;
export const foundKinds = Object.keys(foundPermissions) as [FoundKind, ...FoundKind[]];
