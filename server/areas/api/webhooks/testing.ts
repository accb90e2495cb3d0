import type { IncomingHttpHeaders } from 'node:http';
import { signatureOf } from './signature.ts';

const TOLERANCE_S = 300;

/** Checks a message as a receiver does: its signature, and that it is not replayed. */
export const isSigned = (
  secret: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  now = Date.now(),
): boolean => {
  const timestamp = Number(headers['webhook-timestamp']);
  if (!(Math.abs(now / 1000 - timestamp) <= TOLERANCE_S)) return false;
  const expected = signatureOf(secret, String(headers['webhook-id']), timestamp, body);
  return String(headers['webhook-signature']).split(' ').includes(expected);
};
