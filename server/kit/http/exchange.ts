import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions, Exchange } from './caller.ts';
import { readToken } from './session-token.ts';

/**
 * Returns a `Set-Cookie` header for the whole site, not sent with forms of other sites, and only under TLS if there is
 * TLS.
 */
export const setCookieHeader = (
  name: string,
  value: string,
  { maxAge, httpOnly }: CookieOptions,
  underTls: boolean,
): string => stringifySetCookie({ name, value, maxAge, httpOnly, path: '/', sameSite: 'lax', secure: underTls });

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Returns the exchange of an API request. Only the header has the token: a cookie does not prove the sender. */
export const exchangeOf = (request: FastifyRequest, reply: FastifyReply, underTls: boolean): Exchange => {
  const { headers } = request;
  let cookies: ReturnType<typeof parseCookie> | undefined;
  return {
    token: readToken(headers.token),
    userAgent: headers['user-agent'] ?? '',
    sender: { host: headers.host, origin: headers.origin, fetchSite: textOf(headers['sec-fetch-site']) },
    cookie(name) {
      cookies ??= parseCookie(headers.cookie ?? '');
      return cookies[name];
    },
    setCookie(name, value, options) {
      reply.header('set-cookie', setCookieHeader(name, value, options, underTls));
    },
  };
};
