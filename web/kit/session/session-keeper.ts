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

/** What a session is kept with: the browser's cookies and storage, the calls, and what the visitor is told. */
export interface SessionParts {
  /** Makes a call as it stands, with this token. */
  ask<C extends AnyCall>(call: C, token: string): Promise<AnswerOf<C>>;
  readToken(): string | undefined;
  readUpdateTime(): string | undefined;
  writeUpdateTime(updateTime: string): void;
  /** Copies the session to local storage, under the user's marker. */
  rememberCredentials(updateTime: string): void;
  clearCredentials(): void;
  hasVisitorFlag(): boolean;
  currentUser(): User | null | undefined;
  setUser(user: User | null | undefined): void;
  /** A session is over that nobody left. */
  tellEnded(code: string): void;
  tellLoggedOut(serverKnows: boolean): void;
  goHome(): void;
  /** Milliseconds. */
  now(): number;
}

/** The check itself, and calls that begin or end a session: none of them tells that one is over. */
const isOfLogin = ({ name, access }: AnyCall) =>
  name === checkUser.name || (name.startsWith('identity.') && access === 'public');

/** Confirming agreements says so where the session is over. */
const TIMED_OUT = 'US000004';

const freshMs = VALIDITY_FRESH_SECONDS * 1000;

/** Joins those who ask for the same thing while it is under way. */
const oneAtATime = (act: () => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= act().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** Knows whose session the page goes by, and follows it: checks that it lives, reads the user anew, notices its end. */
export const createSessionKeeper = (parts: SessionParts) => {
  const { ask, readToken, readUpdateTime, now } = parts;
  /** The session and the marker that the user was read under, and when that session was last seen to live. */
  let known: { token?: string; updateTime?: string | undefined; provenAt: number; endedHere?: true } = { provenAt: 0 };
  let loggingOut = false;

  const forget = () => {
    known = { provenAt: 0 };
    parts.clearCredentials();
    parts.setUser(null);
  };

  /** Several answers may tell the end of one session, and another one may have begun meanwhile. */
  const end = (token: string, code: string, { leave }: { leave: boolean }) => {
    if (loggingOut || readToken() !== token) return;
    forget();
    parts.tellEnded(code);
    if (leave) parts.goHome();
  };

  const prove = (token: string | undefined) => {
    if (token === known.token) known.provenAt = now();
  };
  const isFresh = () => {
    const age = now() - known.provenAt;
    // A clock that was set back proves nothing.
    return age >= 0 && age < freshMs;
  };

  /** Throws where the user cannot be read, but for the end of the session, which is told. */
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
      // At the start the page that was asked for stays, as a visitor's.
      end(token, code, { leave: known.token !== undefined });
    }
  });

  const noticeAbsence = () => {
    const wasThere = parts.currentUser() !== null;
    const left = parts.hasVisitorFlag();
    forget();
    if (wasThere && !left) parts.tellEnded('401');
  };

  /** Brings the user in line with the cookies, which other tabs change too. */
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
      // Without a network the call itself would fail as well, only later.
      else if (status === 0) throw error;
    }
  });

  return {
    /** Reads who is there. Throws where that cannot be found out. */
    readUser,

    /** What the page has ended itself counts from its next call on: whoever turns back to it finds it as it was. */
    follow: async () => {
      if (readToken() !== undefined || !known.endedHere) await follow();
    },

    /** Runs before every call of the page. Throws where there is no network. */
    async beforeCall(call: AnyCall) {
      if (loggingOut || isOfLogin(call) || call.name === getUserInfo.name) return;
      try {
        await follow();
      } catch (error) {
        if ((error as CallFailure).status === 0) throw error;
      }
      if (!call.cacheable && !isFresh()) await check();
    },

    /** Some calls change the session that made them; by the time of the answer another tab may have put another in its place. */
    callAnswered(call: AnyCall, token: string | undefined, data: unknown) {
      if (call.access !== 'public') prove(token);
      if (token === undefined || readToken() !== token) return;
      // The page that changed it says that the session is over with that, and shows whose it was until it is left.
      if (call.name === updatePassword.name) {
        known.endedHere = true;
        parts.clearCredentials();
      }
      // Whatever shows the user reads it anew.
      if (call.name === changePhone.name || call.name === setAvatar.name)
        parts.writeUpdateTime((data as AnswerOf<typeof changePhone | typeof setAvatar>).updateTime);
    },

    /** Answers whether the failure meant the end of the session, which is told already. */
    callFailed(call: AnyCall, token: string | undefined, { status, code }: CallFailure): boolean {
      if (token === undefined || isOfLogin(call)) return false;
      if (call.service === 'user' && (status === 401 || code === TIMED_OUT)) end(token, code, { leave: true });
      else if (call.service !== 'user' && code === '2') void logOutOf(token, () => parts.tellEnded(code));
      else return false;
      return true;
    },

    /** Ends the session on the server and here; here also where the server cannot be reached. */
    async logOut() {
      const token = readToken();
      if (token !== undefined) return logOutOf(token, parts.tellLoggedOut);
      forget();
      parts.tellLoggedOut(true);
    },
  };

  async function logOutOf(token: string, tell: (serverKnows: boolean) => void) {
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
    tell(serverKnows);
  }
};

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
