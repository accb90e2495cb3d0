import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Identify, SignedInUser } from './caller.ts';
import { readToken } from './session-token.ts';

/** A picture opened as a page must not run anything; browsers centre it with inline styles. */
export const pictureSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The request for a picture on a page has only the cookie. */
const tokenOf = ({ headers }: FastifyRequest) =>
  readToken(headers.token) ?? readToken(parseCookie(headers.cookie ?? '').token);

/** Returns the user who requests a picture, or undefined without an active session. */
export const viewerOf = async (request: FastifyRequest, identify: Identify): Promise<SignedInUser | undefined> => {
  const token = tokenOf(request);
  const found = token === undefined ? undefined : await identify(token);
  return found?.lives ? found.user : undefined;
};
