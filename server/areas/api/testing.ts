import type { KeyKind } from '#contract/api/key-format.ts';
import { keyUses } from '#contract/kit/key-uses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createKeyStore, type NewKey } from './key-store.ts';

/** Makes an application with a key for everything, for tests. */
export const addTestKey = async (
  database: Database,
  { accountId, kind = 'live', name = '测试应用', ...given }: Partial<NewKey> & { accountId: string; kind?: KeyKind },
) => {
  const [row] = await database.query<{ application_id: string }>(
    {
      name: '',
      text: `insert into api_application (account_id, name) values ($1, $2)
        on conflict (account_id, name) do update set note = '' returning application_id`,
    },
    [accountId, name],
  );
  const { application_id: applicationId } = row as { application_id: string };
  const made = await createKeyStore(database).add({
    applicationId,
    kind,
    name: '',
    uses: keyUses,
    abilityNos: null,
    networks: [],
    dayLimit: null,
    expiresAt: null,
    subAccountId: null,
    createdBy: '',
    ...given,
  });
  return { ...made, applicationId, headers: { authorization: `Bearer ${made.key}` } };
};
