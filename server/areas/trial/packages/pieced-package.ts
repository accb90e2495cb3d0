import type { ModelPackage } from '#contract/trial/packages.ts';

/** Returns a package as a file that came in pieces. */
export const piecedPackage = ({ packageId, bytes, sha256 }: Pick<ModelPackage, 'packageId' | 'bytes' | 'sha256'>) => ({
  id: packageId,
  bytes,
  sha256,
});
