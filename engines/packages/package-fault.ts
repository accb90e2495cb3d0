/** Why a package is rejected, in one Chinese sentence for the operator who uploads it. */
export class PackageFault extends Error {
  override name = 'PackageFault';
}

export const isPackageFault = (error: unknown): error is PackageFault =>
  error instanceof Error && error.name === 'PackageFault';
