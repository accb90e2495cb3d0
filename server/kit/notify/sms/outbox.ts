import type { Database } from '../../database/database.ts';
import { named } from '../../database/pool.ts';
import { compose, every, when } from '../../database/query.ts';
import { removalOf } from '../../database/removal.ts';
import type { Secret } from '../../secrets/secret.ts';
import type { Sms } from './sms.ts';

const LISTED_MAXIMUM = 100;

const add = named('identity.addToOutbox', 'insert into identity_outbox (phone, sealed_text) values ($1, $2)');

export const oldOutbox = removalOf('identity.removeOldOutbox', 'identity_outbox', `sent_at < now() - interval '1 day'`);

const toStdout = (line: string) => void process.stdout.write(`${line}\n`);

/** Replaces a provider: prints messages to the server's output and stores them for operators. */
export const createOutbox = ({
  database,
  secret,
  say = toStdout,
}: {
  database: Database;
  secret: Secret;
  say?: (line: string) => void;
}) => {
  const sms: Sms = {
    provider: false,
    async send({ phone, text }) {
      await database.query(add, [phone, secret.seal('outbox', phone, Buffer.from(text))]);
      say(`短信发件箱 / outbox ${phone}：${text}`);
    },
  };
  return {
    ...sms,
    /** Returns the messages of the last day, newest first, at most a hundred. */
    async list(phone?: string): Promise<{ phoneNo: string; text: string; sentAt: string }[]> {
      const condition = every([["sent_at > now() - interval '1 day'"], when(phone, (own) => ['phone = ?', own])]);
      const rows = await database.query<{ phone: string; sealed_text: Buffer; sent_at: Date }>(
        ...compose(
          'select phone, sealed_text, sent_at from identity_outbox where',
          condition,
          `order by outbox_id desc limit ${LISTED_MAXIMUM}`,
        ),
      );
      return rows.map((row) => ({
        phoneNo: row.phone,
        text: secret.open('outbox', row.phone, row.sealed_text).toString(),
        sentAt: row.sent_at.toISOString(),
      }));
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
