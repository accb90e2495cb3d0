/** `uploading` until all pieces have arrived, `checking` until the check has ended; `superseded` was active before. */
export const packageStates = ['uploading', 'checking', 'refused', 'checked', 'active', 'superseded'] as const;
export type PackageState = (typeof packageStates)[number];

/** Actions on a package in each state. A rollback activates the package that was superseded last. */
export const packageActions = ['activate', 'deactivate', 'remove'] as const;
export type PackageAction = (typeof packageActions)[number];
export const actionsOfPackage: Record<PackageState, readonly PackageAction[]> = {
  uploading: ['remove'],
  checking: ['remove'],
  refused: ['remove'],
  checked: ['activate', 'remove'],
  active: ['deactivate'],
  superseded: ['activate', 'remove'],
};
