import type { User } from './user.ts';

/** Returns the id of the logged-in account; for a sub-account its own id. */
export const userIdOf = ({ accountInfo, subAccountInfo }: User): string =>
  subAccountInfo?.subAccountId ?? accountInfo?.userId ?? '';
