import { randomBytes, randomInt } from 'node:crypto';
import { Secret as Key, TOTP } from 'otpauth';
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '#contract/auth/one-time-code.ts';

/** The form that authenticator apps expect: RFC 6238 with SHA-1, six digits and steps of 30 seconds. */
export const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after now whose codes are accepted, since clocks differ and typing takes time. */
const WINDOW = 1;
const KEY_BYTES = 20;
const ISSUER = '隅见 AI 开放平台';

const keyOf = (key: Buffer) => new Key({ buffer: new Uint8Array(key).buffer });

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** Returns the key in base 32, and the address that an app reads from a QR code. */
export const describeKey = (key: Buffer, accountName: string): { key: string; uri: string } => {
  const totp = new TOTP({ ...SHAPE, issuer: ISSUER, label: accountName, secret: keyOf(key) });
  return { key: totp.secret.base32, uri: totp.toString() };
};

/** Returns the step whose code this is, or undefined for a wrong code. `now` is in milliseconds. */
export const stepOf = (key: Buffer, code: string, now: number): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  // Compares in constant time.
  const delta = TOTP.validate({ ...SHAPE, token: code, secret: keyOf(key), timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / SHAPE.period) + delta;
};

/** Returns a code such as `k4mzp7hq2w`, with about 49 bits. */
export const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('');
