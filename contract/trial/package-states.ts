/** `uploading` until all pieces are there, `checking` until its process has answered; `superseded` was active once. */
export const packageStates = ['uploading', 'checking', 'refused', 'checked', 'active', 'superseded'] as const;
export type PackageState = (typeof packageStates)[number];

/** What can be done to a package in each state. Rolling back is activating what was superseded last. */
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
