import type { User } from './user.ts';

/** The id of the account that is logged in, a sub-account's own where it is one. */
export const userIdOf = ({ accountInfo, subAccountInfo }: User): string =>
  subAccountInfo?.subAccountId ?? accountInfo?.userId ?? '';
