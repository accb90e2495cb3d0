import { areas } from '../areas.ts';
import type { FoundKind } from '../kit/area.ts';
import type { PermissionCode } from '../kit/permissions.ts';

const declared = Object.fromEntries(areas.flatMap(({ finds = {} }) => Object.entries(finds))) as Readonly<
  Record<FoundKind, PermissionCode>
>;

/** What the search of operators finds, in the order in which it is shown, each with the code of its console page. */
export const foundPermissions: Readonly<Record<FoundKind, PermissionCode>> = {
  accounts: declared.accounts,
  enterprises: declared.enterprises,
  workOrders: declared.workOrders,
};
export const foundKinds = Object.keys(foundPermissions) as [FoundKind, ...FoundKind[]];
