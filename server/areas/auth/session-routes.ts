import { endOtherSessions, endSession, listSessions } from '#contract/auth/session-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createOwnSessions } from './own-sessions.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { otherSessionsEnded, sessionEnded } from './notifications.ts';

/** Serves the list of the user's own sessions and the calls that end them. */
export const serveSessions = (calls: Calls, { database, notify }: { database: Database; notify: Notify }) => {
  calls.serve(listSessions, (_request, caller) => createOwnSessions(database, userOf(caller)).list());

  calls.serve(endSession, ({ sessionId }, caller) =>
    database.transaction(async (transaction) => {
      const user = userOf(caller);
      if (!(await createOwnSessions(transaction, user).end(sessionId)))
        throw protocolError('user', 'notFound', 'sessionId');
      await notify(transaction, sessionEnded, [ownerIdOf(user)], accountUse(caller));
      return null;
    }),
  );

  calls.serve(endOtherSessions, (_request, caller) =>
    database.transaction(async (transaction) => {
      const user = userOf(caller);
      const ended = await createOwnSessions(transaction, user).endOthers();
      if (ended > 0) await notify(transaction, otherSessionsEnded, [ownerIdOf(user)], accountUse(caller));
      return { ended };
    }),
  );
};
