import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Operations with the portal secret; each purpose has a separate key. */
export interface Secret {
  mac(purpose: MacPurpose, ...parts: string[]): Buffer;
  /** AES-256-GCM. Opening requires the same `context`, so that one sealed value cannot replace another. */
  seal(purpose: SealPurpose, context: string, plain: Buffer): Buffer;
  /** Throws if the secret, the context or the bytes differ. */
  open(purpose: SealPurpose, context: string, sealed: Buffer): Buffer;
}

type MacPurpose =
  | 'check'
  | 'challenge'
  | 'vcode'
  | 'salt'
  | 'verify-code'
  | 'network'
  | 'script-nonce'
  | 'trial-network'
  | 'trial-upload'
  | 'recovery-code'
  | 'login-step'
  | 'preview'
  | 'visitor'
  | 'download';
type SealPurpose = 'inner' | 'outbox' | 'second-factor' | 'webhook';

export const sealWith = (key: Buffer, context: string, plain: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

export const openWith = (key: Buffer, context: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
};

export const createSecret = (portalSecret: string): Secret => {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    let key = keys.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', portalSecret, 'portal', purpose, KEY_BYTES));
      keys.set(purpose, key);
    }
    return key;
  };
  return {
    // The lengths separate the parts: no two lists of parts give the same message.
    mac: (purpose, ...parts) =>
      createHmac('sha256', keyOf(`mac ${purpose}`))
        .update(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(''))
        .digest(),
    seal: (purpose, context, plain) => sealWith(keyOf(`seal ${purpose}`), context, plain),
    open: (purpose, context, sealed) => openWith(keyOf(`seal ${purpose}`), context, sealed),
  };
};
