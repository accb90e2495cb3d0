import type { PermissionCode } from '../kit/permissions.ts';

/** Where something can wait for an operator, and the code of the room in which it is done. */
export const waitingPermissions = {
  certifications: 'consoleCertifications',
  workOrders: 'consoleWorkOrders',
} as const satisfies Record<string, PermissionCode>;
export type WaitingPlace = keyof typeof waitingPermissions;
export const waitingPlaces = Object.keys(waitingPermissions) as [WaitingPlace, ...WaitingPlace[]];
