import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';
import { createAccountStore } from './account-store.ts';
import type { Challenges } from './challenge.ts';
import { attemptSubject, type LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './password.ts';

const WRONG_PASSWORD = '01080009';
const LOCKED = '1015';

/** The names under which the logged-in user may have requested a challenge. */
const namesOf = (user: SignedInUser) =>
  user.subAccountId === undefined ? [user.accountName, user.phone] : [`${user.loginName}@${user.enterpriseNo}`];

/** Checks the password of a logged-in user before a change of the account. */
export const createPasswordCheck = ({
  database,
  challenges,
  passwords,
  attempts,
}: {
  database: Database;
  challenges: Challenges;
  passwords: Passwords;
  attempts: LoginAttempts;
}) => ({
  /** Checks the old password and returns it as stored. Counts wrong ones, so that a stolen session cannot guess. */
  async prove(user: SignedInUser, codeId: string, oldPwd: string) {
    const { vcode } = await challenges.take(database, codeId, namesOf(user), ['main', 'sub']);
    const { salt, sealedInner } = await createAccountStore(database).credentialOf(user);
    const outcome = await attempts.try(attemptSubject.session(user.sessionId), () =>
      passwords.proves(ownerIdOf(user), sealedInner, vcode, oldPwd),
    );
    if (outcome === 'locked') throw businessError('user', LOCKED);
    if (outcome === 'wrong' || !sealedInner) throw businessError('user', WRONG_PASSWORD);
    return { vcode, salt, sealedInner };
  },

  /** Locks the owner's row. Throws if the password has changed since it was proved. */
  async hold(transaction: Database, user: SignedInUser, sealedInner: Buffer): Promise<void> {
    if (!(await createAccountStore(transaction).hold(user, sealedInner))) throw businessError('user', WRONG_PASSWORD);
  },
});

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
