import { FAILURE_MINUTES, LOCK_MINUTES, LOGIN_FAILURES_MAXIMUM } from '#contract/auth/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';
import { TurnMissed } from '#server/kit/limits/turns.ts';

const isLocked = 'coalesce(t.locked_until > now(), false)';
/** The period of the failures, or the lock that they caused, is over. */
const isOver = `(not ${isLocked} and (t.since < now() - interval '${FAILURE_MINUTES} minutes' or t.locked_until is not null))`;

/** Counts the attempt before the password is checked, so that parallel attempts cannot exceed the limit. */
const attempt = named(
  'identity.countAttempt',
  `insert into identity_login_attempt as t (subject, failures) values ($1, 1)
   on conflict (subject) do update set
     failures = case when ${isLocked} then t.failures when ${isOver} then 1 else t.failures + 1 end,
     since = case when ${isOver} then now() else t.since end,
     locked_until = case when ${isLocked} then t.locked_until end
   returning t.failures > ${LOGIN_FAILURES_MAXIMUM} or ${isLocked} as refused`,
);
const lock = named(
  'identity.lockAfterFailures',
  `update identity_login_attempt t set locked_until = now() + interval '${LOCK_MINUTES} minutes'
   where subject = $1 and failures >= ${LOGIN_FAILURES_MAXIMUM} and not ${isLocked} and not ${isOver}`,
);
/** Refunds an attempt whose password was right, but which still lacks its one-time code. */
const refund = named(
  'identity.giveAttemptBack',
  `update identity_login_attempt set failures = failures - 1 where subject = $1 and locked_until is null`,
);
const forget = named('identity.forgetAttempts', 'delete from identity_login_attempt where subject = $1');
/** The range ends at `;`, which is the character after `:`. */
const forgetOwner = named(
  'identity.forgetAttemptsOfOwner',
  `delete from identity_login_attempt
   where subject = 'owner:' || $1 or (subject > 'device:' || $1 || ':' and subject < 'device:' || $1 || ';')`,
);
export const oldAttempts = removalOf(
  'identity.removeOldAttempts',
  'identity_login_attempt',
  `since < now() - interval '1 day' and coalesce(locked_until < now(), true)`,
);

/** Attempts for one row queue within a process, so that many correct logins at once all succeed. One of them runs. */
const QUEUE_MAXIMUM = 100;

export const createLoginAttempts = (database: Database) => {
  const subjects = createOwnerTurns(1, undefined, QUEUE_MAXIMUM - 1);

  return {
    /**
     * Runs `check` unless the subject is locked, and counts a wrong proof. `half` is a right password that a one-time
     * code must follow: it is not counted, and it keeps the count of earlier failures.
     */
    async try(
      subject: string,
      check: () => Promise<boolean | 'half'> | boolean | 'half',
    ): Promise<'right' | 'half' | 'wrong' | 'locked'> {
      try {
        return await subjects.inTurn(subject, async () => {
          const [counted] = await database.query<{ refused: boolean }>(attempt, [subject]);
          if (counted?.refused) return 'locked';
          const proof = await check();
          if (proof === 'half') {
            await database.query(refund, [subject]);
            return 'half';
          }
          if (proof) {
            await database.query(forget, [subject]);
            return 'right';
          }
          await database.query(lock, [subject]);
          return 'wrong';
        });
      } catch (error) {
        if (error instanceof TurnMissed) return 'locked';
        throw error;
      }
    },
    /** Runs in the transaction of a new password, so that its owner can log in at once, on locked devices too. */
    forgetOwner: (transaction: Database, ownerId: number | string) => transaction.query(forgetOwner, [String(ownerId)]),
  };
};

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/** The keys under which attempts are counted. Unknown names are counted like accounts. */
export const attemptSubject = {
  unknown: (kind: string, nameHash: string) => `name:${kind}:${nameHash}`,
  owner: (ownerId: number | string) => `owner:${ownerId}`,
  device: (ownerId: number | string, deviceHash: Buffer) => `device:${ownerId}:${deviceHash.toString('base64url')}`,
  /**
   * Separate from logins: strangers' failures do not block a change, and a correct password here does not reset them.
   */
  session: (sessionId: string) => `session:${sessionId}`,
};
