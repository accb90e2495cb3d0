import { createHash, hkdfSync, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
export const randomToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hashes a token for storage. Tokens are random, so a slower hash is not needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Derives the key with which a ticket seals its session's token. */
export const ticketKey = (ticket: string): Buffer => Buffer.from(hkdfSync('sha256', ticket, 'ticket', '', 32));
