import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createTicket } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { safeRedirect, withTicket } from './return-address.ts';

/** What every page of logging in hands on to the next. */
const HANDED_ON = ['state', 'redirect_uri'] as const;

const pick = (search: URLSearchParams, names: readonly string[]): string => {
  const picked = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked.toString();
};

/** Of every page of logging in: where it leads back to is the browser's business, so that the page can be kept. */
export const authPage: PageHandle = {
  bare: true,
  canonicalSearch: (search) => (search.get('type') === 'sub' ? 'type=sub' : ''),
};

/** Addresses of the other pages of logging in, which lead back to the same place in the end; without that until the page is live. */
export const useAuthLink = () => {
  const { search } = useLocation();
  const [handedOn, setHandedOn] = useState('');
  useEffect(() => setHandedOn(pick(new URLSearchParams(search), HANDED_ON)), [search]);
  return (path: string, more: Readonly<Record<string, string>> = {}) => {
    const query = [new URLSearchParams(more).toString(), handedOn].filter(Boolean).join('&');
    return query ? `${path}?${query}` : path;
  };
};

const returnPath = () => {
  const { search, origin, hash } = window.location;
  const path = safeRedirect(new URLSearchParams(search).get('redirect_uri'), origin);
  // The server never sees a hash: one that it redirected stands behind this page's address.
  return path.includes('#') ? path : path + hash;
};

/** Leaves for the place that the visitor came from, in whoever's session there is. */
export const goBack = () => window.location.replace(returnPath());

/** Never settles: the page is on its way out, and nothing on it counts any more. */
const leaving = () => new Promise<never>(() => {});

/** Leaves for the place that the visitor came from, with a ticket for the session of this token. Throws a `CallFailure`. */
export const goBackWith = async (token: string): Promise<never> => {
  const { code } = await makeCall(createTicket, {}, { token });
  window.location.replace(withTicket(returnPath(), code));
  return leaving();
};
