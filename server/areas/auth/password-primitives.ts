import { createCipheriv, createDecipheriv, createHmac, hkdfSync, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { type Primitives, TAG_BYTES } from '#contract/auth/password-scheme.ts';

const derive = promisify(pbkdf2);

/** Implements the primitives of the password scheme with node:crypto. */
export const passwordPrimitives: Primitives = {
  pbkdf2: (password, salt, rounds, bytes) => derive(password, salt, rounds, bytes, 'sha256'),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
  hkdf: (material, salt, bytes) => new Uint8Array(hkdfSync('sha256', material, salt, '', bytes)),
  seal(key, iv, plain) {
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  },
  open(key, iv, sealed) {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAuthTag(
      sealed.subarray(-TAG_BYTES),
    );
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  },
};
