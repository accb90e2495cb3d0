/**
 * The login challenge for both sides. The primitives come from node:crypto on the server and from @noble in the
 * browser. Strings are the UTF-8 bytes of what was sent; the password is in NFKC form.
 */
export const PASSWORD_ROUNDS = 210_000;
export const INNER_BYTES = 32;
export const IV_BYTES = 12;
export const TAG_BYTES = 16;
export const FRESH_SALT_DIGITS = 16;

export interface Primitives {
  /** PBKDF2-HMAC-SHA-256. */
  pbkdf2(password: Uint8Array, salt: Uint8Array, rounds: number, bytes: number): Promise<Uint8Array>;
  hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array;
  /** HKDF-SHA-256 with empty info. */
  hkdf(material: Uint8Array, salt: Uint8Array, bytes: number): Uint8Array;
  /** AES-256-GCM; returns the cipher text followed by its tag. */
  seal(key: Uint8Array, iv: Uint8Array, plain: Uint8Array): Uint8Array;
  /** Reverses `seal`; throws if the key or the text differs. */
  open(key: Uint8Array, iv: Uint8Array, sealed: Uint8Array): Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Throws if the text is not padded base64. */
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Returns the value that the server stores, sealed, instead of the password. */
export const innerOf = ({ pbkdf2 }: Primitives, password: string, salt: string, rounds = PASSWORD_ROUNDS) =>
  pbkdf2(utf8(password.normalize('NFKC')), utf8(salt), rounds, INNER_BYTES);

/** Returns the login proof `oldPwd` in lower-case hex. */
export const proofOf = ({ hmacSha256 }: Primitives, inner: Uint8Array, vcode: string) =>
  hex(hmacSha256(inner, utf8(vcode)));

const sealKey = ({ hkdf }: Primitives, vcode: string, freshSalt: string) =>
  hkdf(utf8(vcode), utf8(freshSalt), INNER_BYTES);

/** Returns `newPwd`: base64 of iv, sealed inner value and tag. `freshSalt` has 16 digits, `iv` 12 fresh bytes. */
export const sealInner = (
  primitives: Primitives,
  { inner, vcode, freshSalt, iv }: { inner: Uint8Array; vcode: string; freshSalt: string; iv: Uint8Array },
): string => {
  const sealed = primitives.seal(sealKey(primitives, vcode, freshSalt), iv, inner);
  const whole = new Uint8Array(iv.length + sealed.length);
  whole.set(iv);
  whole.set(sealed, iv.length);
  return toBase64(whole);
};

/** Returns the inner value of a `newPwd`, or undefined if it was not sealed for this challenge. */
export const openInner = (
  primitives: Primitives,
  { newPwd, vcode, freshSalt }: { newPwd: string; vcode: string; freshSalt: string },
): Uint8Array | undefined => {
  try {
    const whole = fromBase64(newPwd);
    if (whole.length !== IV_BYTES + INNER_BYTES + TAG_BYTES) return undefined;
    return primitives.open(
      sealKey(primitives, vcode, freshSalt),
      whole.subarray(0, IV_BYTES),
      whole.subarray(IV_BYTES),
    );
  } catch {
    return undefined;
  }
};
