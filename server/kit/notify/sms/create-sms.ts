import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Secret } from '../../secrets/secret.ts';
import { createHttpProvider } from './http-provider.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Sms } from './sms.ts';

export interface TextMessages {
  sms: Sms;
  /** Absent if messages go to a provider. */
  outbox: Outbox | undefined;
}

/** Sends text messages by the configured provider, or to the outbox if there is none. */
export const createSms = (
  config: Pick<Config, 'sms'>,
  { database, secret }: { database: Database; secret: Secret },
): TextMessages => {
  if (config.sms) return { sms: createHttpProvider(config.sms), outbox: undefined };
  const outbox = createOutbox({ database, secret });
  return { sms: outbox, outbox };
};
