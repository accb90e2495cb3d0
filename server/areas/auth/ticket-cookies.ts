import { SESSION_DAYS, TICKET_SECONDS } from '#contract/auth/limits.ts';
import type { Exchange } from '#server/kit/http/caller.ts';
import { readToken } from '#server/kit/http/session-token.ts';

/** Holds a ticket while a user who is logged in to another account decides whether to switch. */
const TICKET_COOKIE = 'ticket';

const SESSION_SECONDS = SESSION_DAYS * 24 * 3600;

type SetCookie = Exchange['setCookie'];

export const waitingTicket = (cookie: Exchange['cookie']) => readToken(cookie(TICKET_COOKIE));

export const keepTicket = (set: SetCookie, ticket: string) =>
  set(TICKET_COOKIE, ticket, { maxAge: TICKET_SECONDS, httpOnly: true });

export const dropTicket = (set: SetCookie) => set(TICKET_COOKIE, '', { maxAge: 0, httpOnly: true });

/** Sets the session cookies. The page reads them and sends the token in a header. */
export const setSession = (set: SetCookie, { token, updateTime }: { token: string; updateTime: string }) => {
  for (const [name, value] of Object.entries({ token, ysToken: token, updateTime }))
    set(name, value, { maxAge: SESSION_SECONDS, httpOnly: false });
};
