/** `uploading` until all pieces are there, `checking` until its process has answered; `superseded` was active once. */
export const packageStates = ['uploading', 'checking', 'refused', 'checked', 'active', 'superseded'] as const;
export type PackageState = (typeof packageStates)[number];

/** What can be done to a package in each state. Rolling back is activating what was superseded last. */
export const packageActs = ['activate', 'deactivate', 'remove'] as const;
export type PackageAct = (typeof packageActs)[number];
export const actsOfPackage: Record<PackageState, readonly PackageAct[]> = {
  uploading: ['remove'],
  checking: ['remove'],
  refused: ['remove'],
  checked: ['activate', 'remove'],
  active: ['deactivate'],
  superseded: ['activate', 'remove'],
};
