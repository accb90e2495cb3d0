import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Identify, SignedInUser } from './caller.ts';
import { readToken } from './session-token.ts';

/** A picture that somebody opens by itself may still do nothing; browsers centre it by inline styles. */
export const pictureSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** A picture on a page comes with the cookie alone. */
const tokenOf = ({ headers }: FastifyRequest) =>
  readToken(headers.token) ?? readToken(parseCookie(headers.cookie ?? '').token);

/** Who asks for a picture: undefined for whoever has no living session. */
export const viewerOf = async (request: FastifyRequest, identify: Identify): Promise<SignedInUser | undefined> => {
  const token = tokenOf(request);
  const found = token === undefined ? undefined : await identify(token);
  return found?.lives ? found.user : undefined;
};
