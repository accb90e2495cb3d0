import type { AnswerOf } from '#contract/call.ts';
import { getAccountInfo } from '#contract/enterprise/calls.ts';
import type { Database } from '../../database/database.ts';
import { type SignedInUser, userOf } from '../../http/caller.ts';
import type { Calls } from '../../http/calls.ts';
import { accountInfoOf } from './account-info.ts';
import { createCertificationStore } from './certification-store.ts';

export interface EnterpriseOptions {
  database: Database;
  /** Whoever is logged in, as P3 says it. */
  describe(user: SignedInUser): AnswerOf<typeof getAccountInfo>['userInfo'];
}

export const serveEnterprise = (calls: Calls, { database, describe }: EnterpriseOptions) => {
  const certifications = createCertificationStore(database);

  calls.serve(getAccountInfo, async (_request, caller) => {
    const user = userOf(caller);
    return accountInfoOf(user, describe(user), await certifications.find(user.accountId));
  });
};
