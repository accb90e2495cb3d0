import { VERIFY_CODES_A_NETWORK_DAY, VERIFY_CODES_A_NETWORK_HOUR } from '#contract/auth/limits.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { isLoopback, networkOf } from '#server/kit/limits/network-of.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

/** The share of the portal's ceiling from which operators are notified. */
const NEAR = 0.8;
/** The rows of the whole portal have an empty MAC, which no network has. */
const PORTAL = Buffer.alloc(0);

const began = `date_bin('10 minutes', now(), 'epoch')`;

const add = named(
  'identity.countSentCode',
  `insert into identity_sent_codes as c (network_mac, began_at, sent) values ($1, ${began}, 1)
   on conflict (network_mac, began_at) do update set sent = c.sent + 1`,
);
const takeBack = named(
  'identity.uncountSentCode',
  `update identity_sent_codes set sent = sent - 1 where network_mac = any($1) and began_at = ${began} and sent > 0`,
);
const isLastHour = `began_at > now() - interval '1 hour'`;
const secondsUntil = (end: string) => `ceil(extract(epoch from ${end} - now()))::int`;
const sentBy = named(
  'identity.countSentCodes',
  `select coalesce(sum(sent) filter (where ${isLastHour}), 0)::int as hour, coalesce(sum(sent), 0)::int as day,
     ${secondsUntil(`min(began_at) filter (where ${isLastHour}) + interval '1 hour'`)} as hour_wait,
     ${secondsUntil(`min(began_at) + interval '1 day'`)} as day_wait
   from identity_sent_codes where network_mac = $1 and began_at > now() - interval '1 day'`,
);

export const oldSentCodes = removalOf(
  'identity.removeOldSentCodes',
  'identity_sent_codes',
  `began_at < now() - interval '1 day'`,
);

/** The codes of the last hour and day, and the seconds until the first of them no longer count. */
interface Sent {
  hour: number;
  day: number;
  hour_wait: number | null;
  day_wait: number | null;
}

const sentOf = async (database: Database, networkMac: Buffer): Promise<Sent> => {
  const [row] = await database.query<Sent>(sentBy, [networkMac]);
  return row as Sent;
};

export const networkMacOf = (secret: Secret, address: string): Buffer => secret.mac('network', networkOf(address));

/** Returns how many codes the portal has sent in the last day, and whether that is near its ceiling. */
export const portalCodes = async (database: Database, maximum: number) => {
  const { day } = await sentOf(database, PORTAL);
  return { sent: day, maximum, isNear: day >= NEAR * maximum };
};

/**
 * Limits how many verification codes one network may request in an hour and a day, and how many the portal sends in a
 * day, since each costs money. The counts are in the database, so they hold for all nodes.
 */
export const createCodeBudget = (options: {
  secret: Secret;
  log: Pick<Log, 'warn'>;
  limited: boolean;
  /** The portal's ceiling, in codes a day. */
  maximum: number;
}) => {
  const { secret, log, limited, maximum } = options;
  /** A loopback peer may be a proxy with everyone behind it, so only the ceiling holds for it. */
  const macsOf = (address: string) => [...(isLoopback(address) ? [] : [networkMacOf(secret, address)]), PORTAL];

  return {
    /** Counts a code in the transaction that reserves it. Throws a 429 if the network or the portal has none left. */
    async take(transaction: Database, address: string): Promise<void> {
      for (const mac of macsOf(address)) {
        await transaction.query(add, [mac]);
        const { hour, day, hour_wait, day_wait } = await sentOf(transaction, mac);
        const isPortal = mac === PORTAL;
        if (isPortal && (day === Math.ceil(NEAR * maximum) || day === maximum))
          log.warn({ sent: day, maximum }, 'the verification codes of a day near their ceiling');
        const isDayOver = day > (isPortal ? maximum : VERIFY_CODES_A_NETWORK_DAY);
        const isHourOver = !isPortal && hour > VERIFY_CODES_A_NETWORK_HOUR;
        if (limited && (isDayOver || isHourOver))
          throw protocolError('user', 'tooMany').retryAfter(Math.max(1, (isDayOver ? day_wait : hour_wait) ?? 1));
      }
    },

    /** Takes back a code whose message could not be sent. */
    async refund(database: Database, address: string): Promise<void> {
      await database.query(takeBack, [macsOf(address)]);
    },
  };
};

export type CodeBudget = ReturnType<typeof createCodeBudget>;
