import { createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
export const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored in the place of a token. Tokens are random, so that nothing slower is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The key under which a ticket seals its session's token. */
export const ticketKey = (ticket: string): Buffer => Buffer.from(hkdfSync('sha256', ticket, 'ticket', '', 32));
