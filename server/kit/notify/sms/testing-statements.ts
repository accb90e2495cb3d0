import { createSecret } from '../../secrets/secret.ts';
import type { Database } from '../../database/database.ts';
import { createOutbox } from './outbox.ts';

/** Runs every statement that the outbox composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const { list } = createOutbox({ database, secret: createSecret('a secret for no text') });
  await list();
  await list('13911112222');
};
