import type { AnyCall } from '#contract/kit/call.ts';
import { ACCOUNT_LOCKED } from '#contract/kit/errors/portal.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import { keepOpenDrafts } from '../draft/open-drafts.ts';
import { fetchAnswer } from '../fetch-answer.ts';
import type { MakeCall } from '../page.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { loadAgreementStatus } from './agreement-status.ts';
import {
  clearCredentials,
  hasVisitorFlag,
  readUpdateTime,
  rememberCredentials,
  writeUpdateTime,
} from './credentials.ts';
import { forgetEndedSession, showEndedSession } from './ended-session.ts';
import { goHome } from './go-home.ts';
import { createSessionTracker, type SessionParts } from './session-tracker.ts';
import { readToken } from './token.ts';
import { currentUser, setUser } from './user.ts';

/** Codes of a session end that have their own message. */
const reportedCodes: readonly string[] = ['US000051', ACCOUNT_LOCKED];

const fetchInSession = (call: AnyCall, request: object) => fetchAnswer(call, request, { token: readToken() });

/** The session of this browser. Loaded only for logged-in users. */
export const sessionTracker = createSessionTracker({
  ask: ((call, token) => fetchAnswer(call, {}, { token })) as SessionParts['ask'],
  readToken,
  readUpdateTime,
  writeUpdateTime,
  rememberCredentials,
  clearCredentials,
  hasVisitorFlag,
  currentUser,
  setUser: (user) => {
    if (user) forgetEndedSession();
    setUser(user);
  },
  keepTyped: () => ({ kept: keepOpenDrafts(), isSub: currentUser()?.accountType === accountTypes.sub }),
  reportEnded: (code, page) =>
    showEndedSession(
      { message: messageOf('user', reportedCodes.includes(code) ? code : 'US000004'), ...page },
      // A locked account cannot log in.
      { mayReturn: code !== ACCOUNT_LOCKED },
    ),
  reportLoggedOut: (serverKnows) =>
    serverKnows
      ? showNotice(t('identity.session.loggedOut'), 'success')
      : showNotice(t('identity.session.loggedOutHere'), 'danger'),
  goHome,
  now: Date.now,
});

/** Reads the user and the agreements to accept. Throws if the user cannot be read. */
export const startSignedIn = async () => {
  await sessionTracker.readUser();
  const user = currentUser();
  if (user) await loadAgreementStatus(user, fetchInSession as MakeCall);
};
