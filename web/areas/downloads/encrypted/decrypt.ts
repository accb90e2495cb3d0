import { ecb, gcm } from '@noble/ciphers/aes.js';
import { hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import { type Encryption, encryptedTypes } from '#contract/downloads/access.ts';

const IV_BYTES = 12;
const KEY_BYTES = 32;
/**
 * The number of bytes that are converted to text at once; `String.fromCharCode` takes no more than some ten thousand.
 */
const CHUNK = 0x6000;

/** Uses a library: browsers have no ECB, and offer nothing of theirs on plain HTTP in a local network. */
const decryptBytes = ({ format, key }: Encryption, bytes: Uint8Array): Uint8Array =>
  format === 'aes-ecb'
    ? ecb(utf8ToBytes(key)).decrypt(bytes)
    : gcm(hexToBytes(key), bytes.subarray(0, IV_BYTES)).decrypt(bytes.subarray(IV_BYTES));

/** CHUNK is a multiple of three, so that the parts join to one text. */
const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return text;
};

/** A decrypted file: its data URI and its type; both are empty if it could not be decrypted. */
export interface Decrypted {
  src: string;
  fileType: string;
}

/** Fetches an encrypted file and decrypts it into a data URI by its type. */
export const decryptFile = async (url: string, encryption: Encryption, signal?: AbortSignal): Promise<Decrypted> => {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    const type = encryptedTypes[encryption.type];
    if (!response.ok || type === undefined) throw new Error(`there is nothing to decrypt: ${response.status}`);
    const plain = decryptBytes(encryption, new Uint8Array(await response.arrayBuffer()));
    return { src: `data:${type};base64,${base64Of(plain)}`, fileType: encryption.type };
  } catch {
    return { src: '', fileType: '' };
  }
};

/** Encrypts bytes in the new format under a new key. */
export const encryptBytes = (bytes: Uint8Array): { key: string; bytes: Uint8Array } => {
  const random = crypto.getRandomValues(new Uint8Array(KEY_BYTES + IV_BYTES));
  const key = random.subarray(0, KEY_BYTES);
  const iv = random.subarray(KEY_BYTES);
  const sealed = gcm(key, iv).encrypt(bytes);
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return { key: Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join(''), bytes: whole };
};
