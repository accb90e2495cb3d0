import { createCipheriv, createDecipheriv } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Encryption, encryptedTypeNames, encryptedTypes, isKeyOf } from '#contract/downloads/access.ts';
import { decryptFile, encryptBytes } from './decrypt.ts';

const plain = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256));

/** Serves bytes as the file at every address. */
const serve = (bytes: Uint8Array, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes), { status }));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Encrypts as the old tool did: OpenSSL pads as PKCS#7 says. */
const ecbOf = (key: string, bytes: Uint8Array) => {
  const cipher = createCipheriv(`aes-${Buffer.byteLength(key) * 8}-ecb`, key, null);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
};
const failed = { src: '', fileType: '' };

describe('[DOC-04] an encrypted file', () => {
  test.each(encryptedTypeNames)('of the type %s becomes a data URI', async (type) => {
    const encryption: Encryption = { format: 'aes-ecb', key: '0123456789abcdef', type };
    serve(ecbOf(encryption.key, plain));
    const { src, fileType } = await decryptFile('/file', encryption);
    expect(fileType).toBe(type);
    expect(src === `data:${encryptedTypes[type]};base64,${plain.toString('base64')}`).toBe(true);
  });

  test('has exactly the types of the specification, PDF for the cloud variant', () => {
    expect(encryptedTypeNames).toEqual(['jpg', 'jpeg', 'png', 'bmp', 'zip', 'rar', '7z', 'pdf']);
  });

  test.each(['k'.repeat(24), 'k'.repeat(32), '密钥密钥密钥密钥'])('is decrypted with the key %s', async (key) => {
    serve(ecbOf(key, plain));
    const { src } = await decryptFile('/file', { format: 'aes-ecb', key, type: 'zip' });
    expect(src.length).toBeGreaterThan(plain.length);
  });

  test('that cannot be decrypted has an empty src and file type', async () => {
    const right: Encryption = { format: 'aes-ecb', key: '0123456789abcdef', type: 'png' };
    const bytes = ecbOf(right.key, plain);
    const cases: [Uint8Array, Encryption, number?][] = [
      [bytes, { ...right, key: 'fedcba9876543210' }],
      [bytes, { ...right, key: 'short' }],
      [bytes.subarray(0, -1), right],
      [new Uint8Array(0), right],
      [bytes, right, 404],
      [bytes, { ...right, type: 'exe' as 'png' }],
    ];
    for (const [served, encryption, status] of cases) {
      serve(served, status);
      expect(await decryptFile('/file', encryption)).toEqual(failed);
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network away')));
    expect(await decryptFile('/file', right)).toEqual(failed);
  });

  test('of the new format is authenticated: one changed byte is a failure', async () => {
    const { key, bytes } = encryptBytes(plain);
    expect(isKeyOf({ format: 'aes-gcm', key })).toBe(true);
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    expect(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).equals(plain)).toBe(true);
    const encryption: Encryption = { format: 'aes-gcm', key, type: 'pdf' };
    serve(bytes);
    expect((await decryptFile('/file', encryption)).fileType).toBe('pdf');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Uint8Array.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      serve(changed);
      expect(await decryptFile('/file', encryption)).toEqual(failed);
    }
    expect(encryptBytes(plain).key).not.toBe(key);
  });
});
