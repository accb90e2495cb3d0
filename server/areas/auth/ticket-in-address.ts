import type { IncomingHttpHeaders } from 'node:http';
import type { Exchange, SignedInUser } from '#server/kit/http/caller.ts';
import { setLoginNotice } from '#server/kit/http/login-notice.ts';
import { readToken } from '#server/kit/http/session-token.ts';
import type { SessionStore } from './session-store.ts';
import { dropTicket, keepTicket, setSession } from './ticket-cookies.ts';

/** The parts of a request that the exchange of a ticket reads and sets. */
export interface TicketRequest extends Pick<Exchange, 'cookie' | 'setCookie'> {
  headers: IncomingHttpHeaders;
}

const isSamePerson = (one: SignedInUser, other: SignedInUser) =>
  one.accountId === other.accountId && one.subAccountId === other.subAccountId;

/** Returns whether a URL may carry a ticket. Must be cheap, since it runs for every page. */
export const mayCarryTicket = (url: string) => /[?&]token(=|&|$)/.test(url);

/** Removes the ticket from a URL. The result stays within the site, no matter how its path begins. */
const withoutTicket = (url: string): { tickets: string[]; location: string } => {
  const { pathname, searchParams } = new URL(`http://page.invalid/${url.replace(/^[/\\]+/, '')}`);
  const tickets = searchParams.getAll('token');
  searchParams.delete('token');
  const search = searchParams.toString();
  return { tickets, location: `/${pathname.replace(/^\/+/, '')}${search && `?${search}`}` };
};

/** Returns whether a link on another site, or a redirect from there, led to the address. */
const isFromAnotherSite = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  // Browsers send the header over HTTPS only, and old ones do not support it.
  if (headers.referer === undefined) return false;
  return !URL.canParse(headers.referer) || new URL(headers.referer).host !== headers.host;
};

/**
 * Exchanges the ticket of a URL for its session and returns the redirect. A user who is logged in to another account,
 * or comes from another site, has to confirm first. An unknown, used or expired ticket is ignored.
 */
export const exchangeTicket = async (
  sessions: SessionStore,
  url: string,
  { cookie, setCookie, headers }: TicketRequest,
): Promise<string> => {
  const { tickets, location } = withoutTicket(url);
  const ticket = tickets.length === 1 ? readToken(tickets[0]) : undefined;
  const owner = ticket === undefined ? undefined : await sessions.peekTicket(ticket);
  const currentToken = readToken(cookie('token'));
  const current = currentToken === undefined ? undefined : await sessions.find(currentToken);
  /** A reload can send a ticket that the first request has just used, so a logged-in user sees no notice. */
  const refused = () => {
    if (!current?.lives) setLoginNotice(setCookie, 'ticket');
    return location;
  };
  if (ticket === undefined || !owner) return refused();
  const isOwn = current?.lives === true && isSamePerson(current.user, owner);
  if (!isOwn && (current?.lives || isFromAnotherSite(headers))) {
    keepTicket(setCookie, ticket);
    return `/auth/switch?redirect_uri=${encodeURIComponent(location)}`;
  }
  const token = await sessions.takeTicket(ticket);
  if (token === undefined) return refused();
  if (currentToken !== undefined && currentToken !== token) await sessions.end(currentToken, 'logout');
  dropTicket(setCookie);
  setSession(setCookie, { token, updateTime: owner.updateTime });
  return location;
};
