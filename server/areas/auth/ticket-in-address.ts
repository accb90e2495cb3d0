import type { Exchange, SignedInUser } from '#server/kit/http/caller.ts';
import { setLoginNotice } from '#server/kit/http/login-notice.ts';
import { readToken } from '#server/kit/http/session-token.ts';
import type { SessionStore } from './session-store.ts';
import { dropTicket, keepTicket, setSession } from './ticket-cookies.ts';

const isSamePerson = (one: SignedInUser, other: SignedInUser) =>
  one.accountId === other.accountId && one.subAccountId === other.subAccountId;

/** Whether an address may carry a ticket; cheap, since every page's address is asked. */
export const mayCarryTicket = (url: string) => /[?&]token(=|&|$)/.test(url);

/** An address without its ticket. It stays within the site, whatever its path begins with. */
const withoutTicket = (url: string): { tickets: string[]; location: string } => {
  const { pathname, searchParams } = new URL(`http://page.invalid/${url.replace(/^[/\\]+/, '')}`);
  const tickets = searchParams.getAll('token');
  searchParams.delete('token');
  const search = searchParams.toString();
  return { tickets, location: `/${pathname.replace(/^\/+/, '')}${search && `?${search}`}` };
};

/**
 * Exchanges the ticket of an address for its session and answers where to go on. Somebody who is logged in as another is
 * asked first; a ticket that is none, used or old logs nobody in.
 */
export const exchangeTicket = async (
  sessions: SessionStore,
  url: string,
  { cookie, setCookie }: Pick<Exchange, 'cookie' | 'setCookie'>,
): Promise<string> => {
  const { tickets, location } = withoutTicket(url);
  const ticket = tickets.length === 1 ? readToken(tickets[0]) : undefined;
  const owner = ticket === undefined ? undefined : await sessions.peekTicket(ticket);
  const currentToken = readToken(cookie('token'));
  const current = currentToken === undefined ? undefined : await sessions.find(currentToken);
  /** A reload while the first answer is on its way asks again with a ticket that has just logged somebody in. */
  const refused = () => {
    if (!current?.lives) setLoginNotice(setCookie, 'ticket');
    return location;
  };
  if (ticket === undefined || !owner) return refused();
  if (current?.lives && !isSamePerson(current.user, owner)) {
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
