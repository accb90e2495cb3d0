import { areas } from '../areas.ts';
import type { WaitingPlace } from '../kit/area.ts';
import type { PermissionCode } from '../kit/permissions.ts';

/** The kinds of work that wait for an operator, in all areas, each with the permission code of its console page. */
export const waitingPermissions = Object.fromEntries(
  areas.flatMap(({ waiting = {} }) => Object.entries(waiting)),
) as Readonly<Record<WaitingPlace, PermissionCode>>;
export const waitingPlaces = Object.keys(waitingPermissions) as [WaitingPlace, ...WaitingPlace[]];
