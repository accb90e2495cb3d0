import { authStatuses } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { createCertificationStore } from '../certification-store.ts';

const sentAt = named(
  'enterprise.sentAt',
  'select submitted_at from enterprise_application where account_id = $1 and state = 1',
);

/** Returns since when the enterprise has been certified or in review, or undefined if it is neither or unrecorded. */
export const certificationStandsSince = async (
  database: Database,
  { accountId, authStatus }: SignedInUser,
): Promise<Date | undefined> => {
  if (authStatus === authStatuses.authorized)
    return (await createCertificationStore(database).find(accountId)).registeredAt ?? undefined;
  if (authStatus !== authStatuses.authorizing) return undefined;
  const [row] = await database.query<{ submitted_at: Date }>(sentAt, [accountId]);
  return row?.submitted_at;
};
