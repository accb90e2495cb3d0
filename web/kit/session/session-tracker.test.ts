import { describe, expect, test, vi } from 'vitest';
import { getTerms } from '#contract/agreements/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { countView } from '#contract/catalogue/calls.ts';
import {
  changePhone,
  checkUser,
  getSale,
  getUserInfo,
  getYunUser,
  logOut,
  logOutSubAccount,
  logOutYun,
  updatePassword,
} from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import { VALIDITY_FRESH_SECONDS } from '#contract/auth/limits.ts';
import { createSessionTracker, type SessionParts } from './session-tracker.ts';
import type { User } from './user.ts';

const failure = (status: number, code: string) => Object.assign(new Error(code), { status, code });
const noNetwork = failure(0, 'NETWORK_ERROR');

/** A browser with one login, whose server returns what `answers` returns; `null` never responds. */
const createBrowser = ({ accountType = 0 }: { accountType?: number } = {}) => {
  const state = {
    token: 'A' as string | undefined,
    updateTime: '1' as string | undefined,
    visitorFlag: false,
    typed: false,
    user: undefined as User | null | undefined,
    now: 1_000_000,
    /** The marker of the user's data on the server. */
    serverTime: '1',
    reported: [] as string[],
    wentHome: 0,
    asked: [] as string[],
    failures: new Map<string, Error>(),
  };
  const answers: Record<string, () => unknown> = {
    [getUserInfo.name]: () => ({ accountType, updateTime: state.serverTime, uuid: state.token }),
    [checkUser.name]: () => ({ userId: '1', updateTime: state.serverTime }),
  };
  const ask = vi.fn(async (call: AnyCall, token: string) => {
    state.asked.push(`${call.name.replace('identity.', '')} ${token}`);
    const refused = state.failures.get(call.name);
    if (refused) throw refused;
    return answers[call.name]?.() ?? null;
  });
  const tracker = createSessionTracker({
    ask: ask as SessionParts['ask'],
    readToken: () => state.token,
    readUpdateTime: () => state.updateTime,
    writeUpdateTime: (updateTime) => {
      state.updateTime = updateTime;
    },
    rememberCredentials: (updateTime) => {
      state.updateTime = updateTime;
      state.visitorFlag = false;
    },
    clearCredentials: () => {
      state.token = undefined;
      state.updateTime = undefined;
      state.visitorFlag = true;
    },
    hasVisitorFlag: () => state.visitorFlag,
    currentUser: () => state.user,
    setUser: (user) => {
      state.user = user;
    },
    keepTyped: () => ({
      kept: state.typed && state.user !== null,
      isSub: state.user?.accountType === accountTypes.sub,
    }),
    reportEnded: (code, { kept }) => state.reported.push(`ended ${code}${kept ? ', typed text kept' : ''}`),
    reportLoggedOut: (serverKnows) => state.reported.push(serverKnows ? 'logged out' : 'logged out here'),
    goHome: () => {
      state.wentHome += 1;
    },
    now: () => state.now,
  });
  return { tracker, state };
};

const started = async (options?: { accountType?: number }) => {
  const browser = createBrowser(options);
  await browser.tracker.readUser();
  browser.state.asked.length = 0;
  return browser;
};

const later = (seconds: number) => seconds * 1000;
const stale = later(VALIDITY_FRESH_SECONDS);

describe('[ID-13] the validity check', () => {
  test('[ID-13] runs before a request once the last proof is older than a minute, and proves for a minute', async () => {
    const { tracker, state } = await started();
    await tracker.beforeCall(getSale);
    state.now += stale - 1;
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual([]);
    state.now += 1;
    await tracker.beforeCall(getSale);
    await tracker.beforeCall(getYunUser);
    expect(state.asked).toEqual(['checkUser A']);
  });

  test('[ID-13] is skipped after a recent response to an authenticated call, but not after a public one', async () => {
    const { tracker, state } = await started();
    state.now += stale;
    tracker.callAnswered(getSale, 'A', null);
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual([]);
    state.now += stale;
    tracker.callAnswered(countView, 'A', null);
    tracker.callAnswered(getSale, 'another', null);
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual(['checkUser A']);
  });

  test('[ID-13] runs once for many requests at once', async () => {
    const { tracker, state } = await started();
    state.now += stale;
    await Promise.all([getSale, getYunUser, countView, listOutbox].map((call) => tracker.beforeCall(call)));
    expect(state.asked).toEqual(['checkUser A']);
  });

  test('[ID-13] does not run before user info, login, logout, itself and public content', async () => {
    const { tracker, state } = await started();
    state.now += 100 * stale;
    for (const call of [getUserInfo, checkUser, logOut, logOutSubAccount, logOutYun, getTerms])
      await tracker.beforeCall(call);
    expect(state.asked).toEqual([]);
  });

  test('[ID-13] a clock that was set back requires a new check', async () => {
    const { tracker, state } = await started();
    state.now -= later(3600);
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual(['checkUser A']);
  });

  test('[ID-13] the request fails at once without a network, but is made if only the check fails', async () => {
    const { tracker, state } = await started();
    state.now += stale;
    state.failures.set(checkUser.name, noNetwork);
    await expect(tracker.beforeCall(getSale)).rejects.toBe(noNetwork);
    state.failures.set(checkUser.name, failure(503, '503'));
    await tracker.beforeCall(getSale);
    expect(state.user).toBeTruthy();
  });

  test('[ID-13] a dead session is cleared and reported, and the page stays', async () => {
    const { tracker, state } = await started();
    state.now += stale;
    state.failures.set(checkUser.name, failure(401, '401'));
    await Promise.all([tracker.beforeCall(getSale), tracker.beforeCall(countView)]);
    expect(state).toMatchObject({
      token: undefined,
      user: null,
      visitorFlag: true,
      reported: ['ended 401'],
      wentHome: 0,
    });
  });
});

describe('[ID-12] the update-time marker', () => {
  test('[ID-12] a marker that another tab has changed reloads the user before the next request, once', async () => {
    const { tracker, state } = await started();
    state.serverTime = '2';
    state.updateTime = '2';
    await Promise.all([tracker.beforeCall(getSale), tracker.beforeCall(getTerms)]);
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual(['getUserInfo A']);
    expect(state.user?.updateTime).toBe('2');
  });

  test('[ID-12] a new marker from the check does so too, and is stored for the other tabs', async () => {
    const { tracker, state } = await started();
    state.serverTime = '2';
    state.now += stale;
    await tracker.beforeCall(getSale);
    expect(state.asked).toEqual(['checkUser A', 'getUserInfo A']);
    expect(state.updateTime).toBe('2');
    await tracker.beforeCall(getSale);
    expect(state.asked).toHaveLength(2);
  });

  test('[ID-12] a failed reload of the user is retried at the next request', async () => {
    const { tracker, state } = await started();
    state.updateTime = '2';
    state.serverTime = '2';
    state.failures.set(getUserInfo.name, failure(503, '503'));
    await tracker.beforeCall(getSale);
    expect(state.user?.updateTime).toBe('1');
    state.failures.clear();
    await tracker.beforeCall(getSale);
    expect(state.user?.updateTime).toBe('2');
  });
});

describe('[ID-10] the end of a session', () => {
  test('[ID-10] a 401 of the user service clears user and token, is reported and leads to the home page', async () => {
    const { tracker, state } = await started();
    expect(tracker.callFailed(getSale, 'A', failure(401, '401'))).toBe(true);
    expect(state).toMatchObject({
      token: undefined,
      user: null,
      visitorFlag: true,
      reported: ['ended 401'],
      wentHome: 1,
    });
  });

  test('[ID-09] a login elsewhere is reported as such', async () => {
    const { tracker, state } = await started({ accountType: 1 });
    tracker.callFailed(getSale, 'A', failure(401, 'US000051'));
    expect(state.reported).toEqual(['ended US000051']);
  });

  test('[MEND-06] what is typed is stored before the session is forgotten, whichever way it ends', async () => {
    for (const leave of [
      async ({ tracker }: Awaited<ReturnType<typeof started>>) => tracker.callFailed(getSale, 'A', failure(401, '401')),
      async ({ tracker, state }: Awaited<ReturnType<typeof started>>) => {
        state.failures.set(checkUser.name, failure(401, '401'));
        state.now += stale;
        await tracker.beforeCall(getSale);
      },
      async ({ tracker, state }: Awaited<ReturnType<typeof started>>) => {
        state.token = undefined;
        await tracker.follow();
      },
    ]) {
      const browser = await started();
      browser.state.typed = true;
      await leave(browser);
      expect(browser.state.reported).toEqual(['ended 401, typed text kept']);
    }
  });

  test('[ID-10] several at once give one notice and one redirect', async () => {
    const { tracker, state } = await started();
    for (const call of [getSale, getYunUser, getUserInfo]) tracker.callFailed(call, 'A', failure(401, '401'));
    expect(state).toMatchObject({ reported: ['ended 401'], wentHome: 1 });
  });

  test.each([logOut, logOutSubAccount, checkUser])('[ID-10] a 401 of $name ends nothing', async (call) => {
    const { tracker, state } = await started();
    expect(tracker.callFailed(call, 'A', failure(401, '401'))).toBe(false);
    expect(state).toMatchObject({ token: 'A', reported: [], wentHome: 0 });
  });

  test.each(['message', 'ability'] as const)('[ID-10] a 401 of the %s service ends nothing', async (service) => {
    const { tracker, state } = await started();
    expect(tracker.callFailed({ ...getSale, service }, 'A', failure(401, '401'))).toBe(false);
    expect(state).toMatchObject({ token: 'A', reported: [], wentHome: 0 });
  });

  test('[ID-10] the late 401 of a session that another tab has replaced ends nothing', async () => {
    const { tracker, state } = await started();
    state.token = 'B';
    tracker.callFailed(getSale, 'A', failure(401, '401'));
    expect(state).toMatchObject({ token: 'B', reported: [], wentHome: 0 });
    await tracker.beforeCall(getTerms);
    expect(state.user).toMatchObject({ uuid: 'B' });
  });

  test('[ID-10] a session that is dead at the start is cleared and reported, and the page stays', async () => {
    const { tracker, state } = createBrowser();
    state.failures.set(getUserInfo.name, failure(401, '401'));
    await tracker.readUser();
    expect(state).toMatchObject({ token: undefined, user: null, reported: ['ended 401'], wentHome: 0 });
  });

  test('[ID-10] a session that is dead when the user is reloaded leads to the home page', async () => {
    const { tracker, state } = await started();
    state.updateTime = '2';
    state.failures.set(getUserInfo.name, failure(401, '401'));
    await tracker.beforeCall(getSale);
    expect(state).toMatchObject({ token: undefined, user: null, reported: ['ended 401'], wentHome: 1 });
  });

  test('[ID-10] another failure at the start is thrown and clears nothing', async () => {
    const { tracker, state } = createBrowser();
    for (const error of [noNetwork, failure(503, '503')]) {
      state.failures.set(getUserInfo.name, error);
      await expect(tracker.readUser()).rejects.toBe(error);
    }
    expect(state).toMatchObject({ token: 'A', reported: [] });
  });

  test('[ID-10] expired cookies are reported as a time-out, cookies that another tab has cleared are not', async () => {
    for (const [visitorFlag, reported] of [
      [false, ['ended 401']],
      [true, []],
    ] as const) {
      const { tracker, state } = await started();
      state.token = undefined;
      state.visitorFlag = visitorFlag;
      await tracker.follow();
      expect(state).toMatchObject({ user: null, reported });
    }
  });
});

describe('[ID-07] changes to the account', () => {
  test('[ID-07] a new password ends the session without a notice, and the page still shows the user', async () => {
    const { tracker, state } = await started();
    tracker.callAnswered(updatePassword, 'A', null);
    expect(state).toMatchObject({
      token: undefined,
      visitorFlag: true,
      user: { uuid: 'A' },
      reported: [],
      wentHome: 0,
    });
    // The user switches to the tab, which leaves the page unchanged. Then the next page makes a call.
    await tracker.follow();
    expect(state).toMatchObject({ user: { uuid: 'A' } });
    await tracker.beforeCall(getSale);
    expect(state).toMatchObject({ user: null, reported: [], wentHome: 0 });
  });

  test('[ID-07] a login in another tab after a new password is followed', async () => {
    const { tracker, state } = await started();
    tracker.callAnswered(updatePassword, 'A', null);
    state.token = 'B';
    await tracker.follow();
    expect(state).toMatchObject({ user: { uuid: 'B' } });
  });

  test('[ID-12] a new phone brings a new marker, which reloads the user before the next request', async () => {
    const { tracker, state } = await started();
    state.serverTime = '2';
    tracker.callAnswered(changePhone, 'A', { updateTime: '2' });
    await tracker.beforeCall(getSale);
    expect(state).toMatchObject({ asked: ['getUserInfo A'], user: { updateTime: '2' } });
  });

  test.each([updatePassword, changePhone])(
    '[ID-12] a late answer to $name does not change the session of another account',
    async (call) => {
      const { tracker, state } = await started();
      state.token = 'B';
      state.updateTime = '7';
      tracker.callAnswered(call, 'A', { updateTime: '2' });
      expect(state).toMatchObject({ token: 'B', updateTime: '7', visitorFlag: false });
    },
  );
});

describe('[ID-15] the code 2', () => {
  test.each(['ability', 'message'] as const)(
    '[ID-15] in an answer of the %s service runs the logout routine once',
    async (service) => {
      const { tracker, state } = await started();
      for (let times = 0; times < 3; times += 1) tracker.callFailed({ ...getSale, service }, 'A', failure(401, '2'));
      await vi.waitFor(() => expect(state.reported).toEqual(['ended 2']));
      expect(state.asked).toEqual(['logOut A', 'logOutYun A']);
      expect(state).toMatchObject({ token: undefined, user: null, visitorFlag: true });
    },
  );

  test('[ID-15] in an answer of the user service is a code like others', async () => {
    const { tracker, state } = await started();
    expect(tracker.callFailed(getSale, 'A', failure(200, '2'))).toBe(false);
    expect(state).toMatchObject({ token: 'A', asked: [] });
  });
});

describe('[ID-18] logging out', () => {
  test('[ID-18] of a main account is followed by the logout of the yun-user session', async () => {
    const { tracker, state } = await started();
    await tracker.logOut();
    expect(state.asked).toEqual(['logOut A', 'logOutYun A']);
    expect(state).toMatchObject({ token: undefined, user: null, visitorFlag: true, reported: ['logged out'] });
  });

  test('[ID-18] of a sub-account is its own call alone', async () => {
    const { tracker, state } = await started({ accountType: 1 });
    await tracker.logOut();
    expect(state.asked).toEqual(['logOutSubAccount A']);
    expect(state.reported).toEqual(['logged out']);
  });

  test('[UBOX-05] without a network ends the session in the browser, and reports that the server was not reached', async () => {
    const { tracker, state } = await started();
    state.failures.set(logOut.name, noNetwork);
    await tracker.logOut();
    expect(state).toMatchObject({ token: undefined, user: null, visitorFlag: true, reported: ['logged out here'] });
  });

  test('[UBOX-05] runs once when pressed twice, and a 401 that it causes is not reported as a time-out', async () => {
    const { tracker, state } = await started();
    const first = tracker.logOut();
    await tracker.logOut();
    tracker.callFailed(getSale, 'A', failure(401, '401'));
    await first;
    expect(state.asked).toEqual(['logOut A', 'logOutYun A']);
    expect(state).toMatchObject({ reported: ['logged out'], wentHome: 0 });
  });
});
