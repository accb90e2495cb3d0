import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieOptions, Exchange } from './caller.ts';
import { readToken } from './session-token.ts';

/** A `Set-Cookie` of ours: for the whole site, not sent along from other sites' forms, under TLS alone where there is TLS. */
export const setCookieHeader = (
  name: string,
  value: string,
  { maxAge, httpOnly }: CookieOptions,
  underTls: boolean,
): string => stringifySetCookie({ name, value, maxAge, httpOnly, path: '/', sameSite: 'lax', secure: underTls });

/** The exchange of an API request. Its token is that of the header alone: a cookie proves nothing about who sends. */
export const exchangeOf = (request: FastifyRequest, reply: FastifyReply, underTls: boolean): Exchange => {
  const { headers } = request;
  let cookies: ReturnType<typeof parseCookie> | undefined;
  return {
    token: readToken(headers.token),
    userAgent: headers['user-agent'] ?? '',
    cookie(name) {
      cookies ??= parseCookie(headers.cookie ?? '');
      return cookies[name];
    },
    setCookie(name, value, options) {
      reply.header('set-cookie', setCookieHeader(name, value, options, underTls));
    },
  };
};
