import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTicket, getUserInfo } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { isHome, safeRedirect, withTicket } from './return-address.ts';

/** The query parameters that every login page passes on to the next. */
const HANDED_ON = ['state', 'redirect_uri'] as const;

const pick = (search: URLSearchParams, names: readonly string[]): string => {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked.toString();
};

/** The handle of every login page. Only the browser reads the return address, so that the page can be cached. */
export const authPage: PageHandle = {
  bare: true,
  canonicalSearch: (search) => (search.get('type') === 'sub' ? 'type=sub' : ''),
};

/** Builds addresses of the other login pages with the same return address. Before hydration they lack it. */
export const useAuthLink = () => {
  const { search } = useLocation();
  const [handedOn, setHandedOn] = useState('');
  useEffect(() => setHandedOn(pick(new URLSearchParams(search), HANDED_ON)), [search]);
  return (path: string, more: Readonly<Record<string, string>> = {}) => {
    const query = [new URLSearchParams(more).toString(), handedOn].filter(Boolean).join('&');
    return query ? `${path}?${query}` : path;
  };
};

/** Returns the path, with query and hash, to which the login leads. */
export const returnPath = () => {
  const { search, origin, hash } = window.location;
  const path = safeRedirect(new URLSearchParams(search).get('redirect_uri'), origin);
  // The server never sees a hash: after a redirect by the server, the browser appends it to this page's address.
  return path.includes('#') ? path : path + hash;
};

/** Returns to the page that the visitor came from, with the current session. */
export const goBack = () => window.location.replace(returnPath());

/** Returns the path of the desk for an operator, and undefined for other users or if the question fails. */
const deskPath = async (token: string): Promise<string | undefined> => {
  try {
    const { permissionCodes, lacksSecondFactor } = await makeCall(getUserInfo, {}, { token });
    // Until one-time codes are turned on, the desk is closed.
    if (lacksSecondFactor) return '/account/security';
    return permissionCodes.includes('consoleDesk') ? '/console' : undefined;
  } catch {
    return undefined;
  }
};

/** Never settles: the page is being left, so nothing after it should run. */
const leaving = () => new Promise<never>(() => {});

/**
 * Returns to the page that the visitor came from, with a ticket for this token's session. An operator who came from
 * nowhere in particular goes to the desk. Throws a `CallFailure`.
 */
export const goBackWith = async (token: string): Promise<never> => {
  const path = returnPath();
  const [{ code }, ownPath] = await Promise.all([
    makeCall(createTicket, {}, { token }),
    isHome(path) ? deskPath(token) : undefined,
  ]);
  window.location.replace(withTicket(ownPath ?? path, code));
  return leaving();
};
