import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Primitives } from '#contract/auth/password-scheme.ts';
import { subtleCrypto } from '#web/kit/subtle-crypto.ts';

type Pbkdf2 = Primitives['pbkdf2'];

// Asynchronous, so that the page stays responsive between slices of the rounds.
const pbkdf2InScript: Pbkdf2 = (password, salt, rounds, bytes) =>
  pbkdf2Async(sha256, password, salt, { c: rounds, dkLen: bytes });

const pbkdf2By =
  (subtle: SubtleCrypto): Pbkdf2 =>
  async (password, salt, rounds, bytes) => {
    const key = await subtle.importKey('raw', Uint8Array.from(password), 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: Uint8Array.from(salt), iterations: rounds };
    return new Uint8Array(await subtle.deriveBits(algorithm, key, bytes * 8));
  };

/** The password scheme's primitives: the rounds by the browser itself where it offers that, all else in JavaScript. */
export const createPasswordPrimitives = (subtle: SubtleCrypto | undefined): Primitives => ({
  async pbkdf2(...given) {
    // A browser may reject what the scheme allows, such as an empty password.
    const derived = subtle && (await pbkdf2By(subtle)(...given).catch(() => undefined));
    return derived ?? pbkdf2InScript(...given);
  },
  hmacSha256: (key, message) => hmac(sha256, key, message),
  hkdf: (material, salt, bytes) => hkdf(sha256, material, salt, undefined, bytes),
  seal: (key, iv, plain) => gcm(key, iv).encrypt(plain),
  open: (key, iv, sealed) => gcm(key, iv).decrypt(sealed),
});

export const passwordPrimitives: Primitives = createPasswordPrimitives(subtleCrypto());
