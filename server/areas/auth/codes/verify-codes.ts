import { randomInt } from 'node:crypto';
import {
  VERIFY_CODE_DIGITS,
  VERIFY_CODE_MINUTES,
  VERIFY_CODE_PAUSE_SECONDS,
  VERIFY_CODE_TRIES,
  VERIFY_CODE_TRIES_IN_ALL,
  VERIFY_CODES_A_DAY,
} from '#contract/auth/limits.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { endOf, today } from '#server/kit/database/shanghai-days.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { type CodeBudget, networkMacOf } from './code-budget.ts';
import type { Sms } from '#server/kit/notify/sms/sms.ts';
import { verifyCodeText } from '../notifications.ts';

const NOT_SENT = '07010007';
const WRONG = '07010008';
const OVER = '070100016';

/** Marks a row whose code has not been sent yet. A MAC is never empty. */
const NO_CODE = `'\\x'::bytea`;
const pauseEnds = `sent_at + interval '${VERIFY_CODE_PAUSE_SECONDS} seconds'`;
const isSpentDay = `day = ${today} and sent_that_day >= ${VERIFY_CODES_A_DAY}`;

const waitOf = named(
  'identity.waitForVerifyCode',
  `select greatest(0, ceil(extract(epoch from greatest(
     ${pauseEnds}, case when ${isSpentDay} then ${endOf(today)} end
   ) - now())))::int as seconds
   from identity_verify_code where phone = $1`,
);
const findForSending = named(
  'identity.findVerifyCodeForSending',
  'select code_mac, sent_at, tries, network_tries, used_at, day, sent_that_day from identity_verify_code where phone = $1 for update',
);
const reserve = named(
  'identity.reserveVerifyCode',
  `insert into identity_verify_code as c (phone, code_mac, day, sent_that_day) values ($1, ${NO_CODE}, ${today}, 1)
   on conflict (phone) do update set code_mac = ${NO_CODE}, sent_at = now(), tries = 0, network_tries = '{}', used_at = null, day = ${today},
     sent_that_day = case when c.day = ${today} then c.sent_that_day + 1 else 1 end
   where c.sent_at + interval '${VERIFY_CODE_PAUSE_SECONDS} seconds' <= now()
     and not (c.day = ${today} and c.sent_that_day >= ${VERIFY_CODES_A_DAY})
   returning 1`,
);
const putCode = named(
  'identity.putVerifyCode',
  `update identity_verify_code set code_mac = $2 where phone = $1 and code_mac = ${NO_CODE}`,
);
const putBack = named(
  'identity.putBackVerifyCode',
  `update identity_verify_code set code_mac = $2, sent_at = $3, tries = $4, used_at = $5, day = $6, sent_that_day = $7,
     network_tries = $8
   where phone = $1 and code_mac = ${NO_CODE}`,
);
const remove = named(
  'identity.removeVerifyCode',
  `delete from identity_verify_code where phone = $1 and code_mac = ${NO_CODE}`,
);

const triesOfNetwork = `coalesce((network_tries ->> $3::text)::int, 0)`;
const isGood = `used_at is null and sent_at > now() - interval '${VERIFY_CODE_MINUTES} minutes'
  and tries < ${VERIFY_CODE_TRIES_IN_ALL} and ${triesOfNetwork} < ${VERIFY_CODE_TRIES}`;
/** Counts a wrong guess in the same statement, so that parallel guesses cannot exceed the limit. */
const guess = named(
  'identity.guessVerifyCode',
  `update identity_verify_code set tries = tries + (code_mac <> $2)::int,
     network_tries = network_tries || jsonb_build_object($3::text, ${triesOfNetwork} + (code_mac <> $2)::int)
   where phone = $1 and code_mac <> ${NO_CODE} and ${isGood}
   returning code_mac = $2 as right`,
);
/** Later the error no longer reveals that a code was sent, since such a phone probably has an account. */
const NOTIFIED_MINUTES = 60;
const wasSent = named(
  'identity.verifyCodeWasSent',
  `select 1 from identity_verify_code where phone = $1 and code_mac <> ${NO_CODE}
     and sent_at > now() - interval '${NOTIFIED_MINUTES} minutes'`,
);
const use = named(
  'identity.useVerifyCode',
  `update identity_verify_code set used_at = now() where phone = $1 and code_mac = $2 and ${isGood} returning 1`,
);

export const oldCodes = removalOf(
  'identity.removeOldCodes',
  'identity_verify_code',
  `sent_at < now() - interval '1 day'`,
);

interface CodeRow {
  code_mac: Buffer;
  sent_at: Date;
  tries: number;
  network_tries: Record<string, number>;
  used_at: Date | null;
  day: string;
  sent_that_day: number;
}

const randomCode = () => String(randomInt(10 ** VERIFY_CODE_DIGITS)).padStart(VERIFY_CODE_DIGITS, '0');

/** Codes that prove who holds a phone. Only one code per phone is valid at a time. */
export const createVerifyCodes = ({
  database,
  secret,
  sms,
  log,
  budget,
}: {
  database: Database;
  secret: Secret;
  sms: Sms;
  budget: CodeBudget;
  log: Pick<Log, 'warn'>;
}) => {
  const macOf = (phone: string, code: string) => secret.mac('verify-code', phone, code);

  const secondsToWait = async (phone: string): Promise<number> => {
    const [row] = await database.query<{ seconds: number }>(waitOf, [phone]);
    return row?.seconds ?? 0;
  };

  /** Short, since it is a key in each row: no harm is done if two networks share it. */
  const networkKeyOf = (address: string) => networkMacOf(secret, address).toString('base64url').slice(0, 16);

  /** Reserves a sending and returns the phone's previous row, if any. Throws if no code may be sent now. */
  const reserveFor = async (phone: string, address: string): Promise<CodeRow | undefined> => {
    const outcome = await database.transaction(async (transaction) => {
      const [before] = await transaction.query<CodeRow>(findForSending, [phone]);
      const [reserved] = await transaction.query<object>(reserve, [phone]);
      if (!reserved) return undefined;
      await budget.take(transaction, address);
      return { before };
    });
    if (outcome) return outcome.before;
    throw protocolError('user', 'tooMany').retryAfter(Math.max(1, await secondsToWait(phone)));
  };

  return {
    /** Returns whether a code can be sent now, or after how many seconds. */
    async statusOf(phone: string): Promise<{ status: 0 | 1; retryAfter: number }> {
      const retryAfter = await secondsToWait(phone);
      return { status: retryAfter === 0 ? 1 : 0, retryAfter };
    },

    /** Sends a new code, which replaces the last one. Restores the previous state if the message cannot be sent. */
    async send(phone: string, address: string): Promise<void> {
      const before = await reserveFor(phone, address);
      const code = randomCode();
      try {
        await sms.send({ phone, code, text: verifyCodeText(code) });
      } catch (err) {
        // Otherwise a failing provider would allow endless guesses.
        if (before)
          await database.query(putBack, [
            phone,
            before.code_mac,
            before.sent_at,
            before.tries,
            before.used_at,
            before.day,
            before.sent_that_day,
            JSON.stringify(before.network_tries),
          ]);
        else await database.query(remove, [phone]);
        await budget.refund(database, address);
        log.warn({ err }, 'a verification code could not be sent');
        throw businessError('user', NOT_SENT);
      }
      await database.query(putCode, [phone, macOf(phone, code)]);
    },

    /** Throws if a code is wrong, expired, used or was guessed too often. A correct code may be checked again. */
    async check(phone: string, code: string, address: string): Promise<void> {
      const [guessed] = await database.query<{ right: boolean }>(guess, [
        phone,
        macOf(phone, code),
        networkKeyOf(address),
      ]);
      if (guessed?.right) return;
      if (guessed) throw businessError('user', WRONG);
      const [sent] = await database.query(wasSent, [phone]);
      throw businessError('user', sent ? OVER : WRONG);
    },

    /** Uses up a correct code within the transaction. Throws if a parallel request has already used it. */
    async use(transaction: Database, phone: string, code: string, address: string): Promise<void> {
      const [used] = await transaction.query(use, [phone, macOf(phone, code), networkKeyOf(address)]);
      if (!used) throw businessError('user', OVER);
    },
  };
};

export type VerifyCodes = ReturnType<typeof createVerifyCodes>;
