import type { PermissionCode } from '../kit/permissions.ts';

/** The lists that wait for an operator, each with the permission code of its console page. */
export const waitingPermissions = {
  certifications: 'consoleCertifications',
  workOrders: 'consoleWorkOrders',
  failedJobs: 'consoleJobs',
  /** 1 while the verification codes of a day near their ceiling. */
  nearCeiling: 'consoleOutbox',
} as const satisfies Record<string, PermissionCode>;
export type WaitingPlace = keyof typeof waitingPermissions;
export const waitingPlaces = Object.keys(waitingPermissions) as [WaitingPlace, ...WaitingPlace[]];
