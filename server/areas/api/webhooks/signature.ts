import { createHmac, randomBytes } from 'node:crypto';

/** Secrets and signatures of webhooks, as Standard Webhooks describes them (standardwebhooks.com). */

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** Returns the signature of a message: an HMAC-SHA256 over its id, its time in seconds, and its body. */
export const signatureOf = (secret: string, id: string, timestamp: number, body: string): string => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};
