import { gcm } from '@noble/ciphers/aes.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Primitives } from '#contract/auth/password-scheme.ts';

/** The password scheme's primitives in JavaScript: browsers disable WebCrypto on plain http in a local network. */
export const passwordPrimitives: Primitives = {
  // Asynchronous, so that the page stays responsive between slices of the rounds.
  pbkdf2: (password, salt, rounds, bytes) => pbkdf2Async(sha256, password, salt, { c: rounds, dkLen: bytes }),
  hmacSha256: (key, message) => hmac(sha256, key, message),
  hkdf: (material, salt, bytes) => hkdf(sha256, material, salt, undefined, bytes),
  seal: (key, iv, plain) => gcm(key, iv).encrypt(plain),
  open: (key, iv, sealed) => gcm(key, iv).decrypt(sealed),
};
