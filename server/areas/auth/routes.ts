import * as calls from '#contract/auth/calls.ts';
import { queryCustomers } from '#contract/auth/customer-calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { completeLogin } from '#contract/auth/second-factor-calls.ts';
import { ONE_TIME_CODE_NEEDED } from '#contract/kit/errors/portal.ts';
import { maskPhone, phonePattern } from '#contract/auth/names.ts';
import { accountTypes } from '#contract/kit/roles.ts';
import { firstName } from '#contract/account/shown-name.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { Visits } from '#server/kit/visits/visits.ts';
import type { Identity } from './identity.ts';
import { loggedInUser } from './public/logged-in-user.ts';
import { dropTicket, setSession, waitingTicket } from './ticket-cookies.ts';

const PHONE_STATUS_FAILED = '01080001';

const nameOf = ({ subAccountId, accountName, loginName, subAccountName }: SignedInUser) =>
  firstName(subAccountId === undefined ? { yuserName: accountName } : { loginName, subAccountName });

const userInfo = (user: SignedInUser) => ({
  accountType: user.accountType,
  ...(user.subAccountId === undefined
    ? {
        accountInfo: {
          yuserName: user.accountName,
          userId: user.accountId,
          uuid: user.uuid,
          updateTime: user.updateTime,
        },
      }
    : {
        subAccountInfo: {
          subAccountName: user.subAccountName as string,
          subAccountId: user.subAccountId,
          accountId: user.accountId,
          accountName: user.accountName,
        },
        loginName: user.loginName as string,
      }),
  role: user.userRoles[0] as number,
  roles: [...user.userRoles],
  accountRole: user.accountRole,
  authStatus: user.authStatus,
  enterpriseAuthStatus: user.mainAuthStatus,
  phone: maskPhone(user.phone),
  avatarFileId: user.avatarFileId,
  enterpriseName: user.enterpriseName,
  enterpriseNo: user.enterpriseNo,
  permissionCodes: [...user.permissions],
  permissionItems: [...user.permissionItems],
  ...(user.lacksSecondFactor && { lacksSecondFactor: true }),
  updateTime: user.updateTime,
});

export const serveIdentity = (
  served: Calls,
  {
    accounts,
    sales,
    sessions,
    challenges,
    login,
    completeLogin: complete,
    changes,
    verifyCodes,
    outbox,
    portalCodes,
    triesBudget,
    challengeBudget,
  }: Identity,
  onRegistered: Visits['registration'],
) => {
  /** Charges the address one try for a wrong proof. A correct one and an error of the server cost nothing. */
  const tried = async <Answer>({ address }: Caller, attempt: () => Promise<Answer>): Promise<Answer> => {
    triesBudget.take(address);
    let isBusinessError = false;
    try {
      return await attempt();
    } catch (error) {
      isBusinessError = (error as { status?: number }).status === 200;
      throw error;
    } finally {
      if (!isBusinessError) triesBudget.refund(address);
    }
  };
  /** Fails early if the address has no try left, since it could not use the challenge. */
  const takeChallenge = (address: string) => {
    triesBudget.check(address);
    challengeBudget.take(address);
  };
  const challenge = async (kind: 'main' | 'sub', name: string, { address }: Caller) => {
    takeChallenge(address);
    return challenges.make(kind, name, await accounts.saltOf(kind, name));
  };

  served.serve(calls.getChallenge, ({ name }, caller) => challenge('main', name, caller));
  served.serve(calls.getSubAccountChallenge, ({ name }, caller) => challenge('sub', name, caller));
  served.serve(calls.getPasswordChallenge, ({ name }, { address }) => {
    takeChallenge(address);
    return challenges.make('password', name, undefined);
  });
  served.serve(calls.login, async (request, caller) => {
    const answer = await tried(caller, () => login(request, caller));
    if (!('ticket' in answer)) return answer;
    const error = businessError('user', ONE_TIME_CODE_NEEDED);
    error.ticket = answer.ticket;
    throw error;
  });
  served.serve(completeLogin, (request, caller) => tried(caller, () => complete(request, caller)));
  served.serve(calls.register, async (request, caller) => {
    const token = await tried(caller, () => changes.register(request, caller));
    const found = await sessions.find(token);
    if (!found?.lives) throw new Error('the session of a registration does not live');
    onRegistered({ address: caller.address, userAgent: caller.exchange?.userAgent ?? '' });
    return { token, updateTime: found.user.updateTime };
  });
  served.serve(calls.resetPassword, (request, caller) => tried(caller, () => changes.resetPassword(request, caller)));

  served.serve(calls.getPhoneStatus, async ({ phoneNo }) => {
    if (!phonePattern.test(phoneNo)) throw businessError('user', PHONE_STATUS_FAILED);
    return { phoneNo, ...(await verifyCodes.statusOf(phoneNo)) };
  });
  served.serve(calls.sendVerifyCode, async ({ phoneNo }, caller) => {
    triesBudget.take(caller.address);
    await verifyCodes.send(phoneNo, caller.address);
    return null;
  });
  served.serve(calls.changePhone, async (request, caller) => ({
    updateTime: await tried(caller, () => changes.changePhone(request, userOf(caller), caller)),
  }));
  served.serve(calls.updatePassword, async (request, caller) => {
    await tried(caller, () => changes.updatePassword(request, userOf(caller), caller));
    return null;
  });

  const endSession = async (_request: object, { exchange }: Caller) => {
    if (exchange?.token !== undefined) await sessions.end(exchange.token, 'logout');
    return null;
  };
  served.serve(calls.logOut, endSession);
  served.serve(calls.logOutSubAccount, endSession);
  served.serve(calls.logOutYun, async (_request, { exchange }) => {
    if (exchange?.token !== undefined) await sessions.endYun(exchange.token);
    return null;
  });

  served.serve(calls.getUserInfo, (_request, caller) => userInfo(userOf(caller)));
  served.serve(calls.checkUser, (_request, caller) => {
    const user = userOf(caller);
    return { userId: user.subAccountId ?? user.accountId, updateTime: user.updateTime };
  });
  served.serve(calls.getYunUser, async (_request, caller) => {
    const user = userOf(caller);
    if (user.accountType !== accountTypes.main || !(await sessions.yunLives(user.sessionId)))
      throw protocolError('user', 'notFound');
    return loggedInUser(user);
  });
  served.serve(calls.getSubAccountUser, (_request, caller) => loggedInUser(userOf(caller)));
  served.serve(calls.getSale, (_request, caller) => sales.saleOf(userOf(caller).accountId));
  served.serve(queryCustomers, async (page, caller) => ({
    ...page,
    ...(await sales.customersOf(userOf(caller).accountId, page)),
  }));
  served.serve(calls.getYunLogin, async (_request, { user }) => {
    const isLogin = user?.accountType === accountTypes.main && (await sessions.yunLives(user.sessionId));
    return { isLogin, yuserName: isLogin ? user.accountName : null };
  });

  served.serve(calls.createTicket, async (_request, caller) => ({
    code: await sessions.createTicket(caller.exchange?.token as string, userOf(caller).sessionId),
  }));
  served.serve(calls.peekTicket, async (_request, { exchange, user }) => {
    const ticket = exchange && waitingTicket(exchange.cookie);
    const owner = ticket === undefined ? undefined : await sessions.peekTicket(ticket);
    return { ticketName: owner ? nameOf(owner) : null, currentName: user ? nameOf(user) : null };
  });
  served.serve(calls.acceptTicket, async (_request, { exchange }) => {
    const ticket = exchange && waitingTicket(exchange.cookie);
    if (exchange) dropTicket(exchange.setCookie);
    const token = ticket === undefined ? undefined : await sessions.takeTicket(ticket);
    const found = token === undefined ? undefined : await sessions.find(token);
    if (token === undefined || !found?.lives) throw protocolError('user', 'noSession');
    // Ends the session that the new one replaces.
    if (exchange?.token !== undefined && exchange.token !== token) await sessions.end(exchange.token, 'logout');
    const session = { token, updateTime: found.user.updateTime };
    if (exchange) setSession(exchange.setCookie, session);
    return session;
  });

  served.serve(listOutbox, async ({ phoneNo }) => ({
    provider: outbox === undefined,
    codes: await portalCodes(),
    list: ((await outbox?.list(phoneNo)) ?? []).map((sent) => ({ ...sent, phoneNo: maskPhone(sent.phoneNo) })),
  }));
};
