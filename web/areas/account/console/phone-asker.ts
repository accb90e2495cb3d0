import { type AccountDetail, showAccountPhone } from '#contract/account/console-accounts.ts';
import { makeCall } from '#web/kit/call.ts';

/**
 * Returns the function that requests the whole phone number of an account or a sub-account; undefined if that is not
 * allowed.
 */
export const phoneAsker = ({ accountId, acts }: AccountDetail, subAccountId?: string) =>
  acts.includes('showPhone')
    ? () => makeCall(showAccountPhone, { accountId, ...(subAccountId !== undefined && { subAccountId }) })
    : undefined;
