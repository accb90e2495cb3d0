import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import {
  changePhone,
  checkUser,
  getUserInfo,
  logOut,
  logOutSubAccount,
  logOutYun,
  updatePassword,
} from '#contract/auth/calls.ts';
import { setAvatar } from '#contract/account/own-account-calls.ts';
import { VALIDITY_FRESH_SECONDS } from '#contract/auth/limits.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import type { CallFailure } from '../page.ts';
import type { User } from './user.ts';

/** A page whose session has ended. */
export interface EndedPage {
  /** Whether something was typed, and it is kept. */
  kept: boolean;
  /** Whether a sub-account was logged in. */
  isSub: boolean;
}

/** What a session depends on: the browser's cookies and storage, the calls and the notices. */
export interface SessionParts {
  /** Makes a call directly, with this token. */
  ask<C extends AnyCall>(call: C, token: string): Promise<AnswerOf<C>>;
  readToken(): string | undefined;
  readUpdateTime(): string | undefined;
  writeUpdateTime(updateTime: string): void;
  /** Copies the session to local storage, with the marker of the user's data. */
  rememberCredentials(updateTime: string): void;
  clearCredentials(): void;
  hasVisitorFlag(): boolean;
  currentUser(): User | null | undefined;
  setUser(user: User | null | undefined): void;
  /** Stores what is typed on the page, before its session is forgotten. */
  keepTyped(): EndedPage;
  /** Reports that a session has ended without a logout, on the page as it was then. */
  reportEnded(code: string, page: EndedPage): void;
  reportLoggedOut(serverKnows: boolean): void;
  goHome(): void;
  /** Milliseconds. */
  now(): number;
}

/** The check itself and the calls that begin or end a session. None of them reports the end of a session. */
const isOfLogin = ({ name, access }: AnyCall) =>
  name === checkUser.name || (name.startsWith('identity.') && access === 'public');

/** The code with which confirming agreements reports the end of the session. */
const TIMED_OUT = 'US000004';

const freshMs = VALIDITY_FRESH_SECONDS * 1000;

/** Shares one run among all callers while it is in progress. */
const oneAtATime = (act: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= act().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** Tracks the page's session: checks that it is alive, reloads the user after changes, and notices its end. */
export const createSessionTracker = (parts: SessionParts) => {
  const { ask, readToken, readUpdateTime, now } = parts;
  /** The session and marker with which the user was read, and when the session was last known to be alive. */
  let known: { token?: string; updateTime?: string | undefined; provenAt: number; endedHere?: true } = { provenAt: 0 };
  let loggingOut = false;

  const forget = () => {
    known = { provenAt: 0 };
    parts.clearCredentials();
    parts.setUser(null);
  };

  /** Several responses may report the end of one session, and another session may have begun meanwhile. */
  const end = (token: string, code: string, { leave }: { leave: boolean }) => {
    if (loggingOut || readToken() !== token) return;
    const page = parts.keepTyped();
    forget();
    parts.reportEnded(code, page);
    if (leave) parts.goHome();
  };

  const prove = (token: string | undefined) => {
    if (token === known.token) known.provenAt = now();
  };
  const isFresh = () => {
    const age = now() - known.provenAt;
    // If the clock was set back, the age is negative and proves nothing.
    return age >= 0 && age < freshMs;
  };

  /** Reads the user. Reports the end of the session, and throws other failures. */
  const readUser = oneAtATime(async () => {
    const token = readToken();
    if (token === undefined) return;
    try {
      const user = await ask(getUserInfo, token);
      if (readToken() !== token) return;
      parts.rememberCredentials(user.updateTime);
      known = { token, updateTime: readUpdateTime(), provenAt: now() };
      parts.setUser(user);
    } catch (error) {
      const { status, code } = error as CallFailure;
      if (status !== 401) throw error;
      // On the first load the requested page stays, shown as to a visitor.
      end(token, code, { leave: known.token !== undefined });
    }
  });

  const noticeAbsence = () => {
    const wasThere = parts.currentUser() !== null;
    const left = parts.hasVisitorFlag();
    const page = parts.keepTyped();
    forget();
    if (wasThere && !left) parts.reportEnded('401', page);
  };

  /** Syncs the user with the cookies, which other tabs change too. */
  const follow = async () => {
    const token = readToken();
    if (token === undefined) {
      if (known.token !== undefined) noticeAbsence();
    } else if (token !== known.token || readUpdateTime() !== known.updateTime) await readUser();
  };

  const check = oneAtATime(async () => {
    const token = readToken();
    if (token === undefined) return;
    try {
      const { updateTime } = await ask(checkUser, token);
      prove(token);
      if (updateTime !== parts.currentUser()?.updateTime) await readUser();
    } catch (error) {
      const { status, code } = error as CallFailure;
      if (status === 401) end(token, code, { leave: false });
      // Without a network the call itself would fail too, only later.
      else if (status === 0) throw error;
    }
  });

  return {
    /** Reads the user. Throws if that fails. */
    readUser,

    /** A session that this page has ended is followed only on its next call: a return to the tab changes nothing. */
    follow: async () => {
      if (readToken() !== undefined || !known.endedHere) await follow();
    },

    /** Runs before every call of the page. Throws if there is no network. */
    async beforeCall(call: AnyCall) {
      if (loggingOut || isOfLogin(call) || call.name === getUserInfo.name) return;
      try {
        await follow();
      } catch (error) {
        if ((error as CallFailure).status === 0) throw error;
      }
      if (!call.cacheable && !isFresh()) await check();
    },

    /** Some calls change their session. By the time of the response another tab may have replaced it. */
    callAnswered(call: AnyCall, token: string | undefined, data: unknown) {
      if (call.access !== 'public') prove(token);
      if (token === undefined || readToken() !== token) return;
      // The page that changed the password reports the end of the session, and shows the user until it is left.
      if (call.name === updatePassword.name) {
        known.endedHere = true;
        parts.clearCredentials();
      }
      // The next `follow` reloads the user.
      if (call.name === changePhone.name || call.name === setAvatar.name)
        parts.writeUpdateTime((data as AnswerOf<typeof changePhone | typeof setAvatar>).updateTime);
    },

    /** Returns whether the failure meant the end of the session. The user has been notified then. */
    callFailed(call: AnyCall, token: string | undefined, { status, code }: CallFailure): boolean {
      if (token === undefined || isOfLogin(call)) return false;
      if (call.service === 'user' && (status === 401 || code === TIMED_OUT)) end(token, code, { leave: true });
      else if (call.service !== 'user' && code === '2') {
        const page = parts.keepTyped();
        void logOutOf(token, () => parts.reportEnded(code, page));
      } else return false;
      return true;
    },

    /** Ends the session on the server and in the browser, or only in the browser if the server cannot be reached. */
    async logOut() {
      const token = readToken();
      if (token !== undefined) return logOutOf(token, parts.reportLoggedOut);
      forget();
      parts.reportLoggedOut(true);
    },
  };

  async function logOutOf(token: string, report: (serverKnows: boolean) => void) {
    if (loggingOut || readToken() !== token) return;
    loggingOut = true;
    let serverKnows = true;
    try {
      if (parts.currentUser()?.accountType === accountTypes.sub) await ask(logOutSubAccount, token);
      else {
        await ask(logOut, token);
        await ask(logOutYun, token);
      }
    } catch {
      serverKnows = false;
    }
    loggingOut = false;
    if (readToken() === token) forget();
    report(serverKnows);
  }
};

export type SessionTracker = ReturnType<typeof createSessionTracker>;
