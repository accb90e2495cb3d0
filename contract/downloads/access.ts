import type { Tier } from '../rights/tiers.ts';

/** Who may download. */
export const audiences = ['everybody', 'loggedIn', 'certified'] as const;
export type Audience = (typeof audiences)[number];

/** Returns whether a user of this tier may download. */
export const mayDownload = (audience: Audience, tier: Tier): boolean =>
  audience === 'everybody' || (audience === 'loggedIn' ? tier !== 'visitor' : tier === 'certified');

/** Class of files: served as they are, or encrypted. */
export const fileClasses = { public: 1, encryption: 2 } as const;
export type FileClass = (typeof fileClasses)[keyof typeof fileClasses];

/**
 * How a file is encrypted: the old format is AES-ECB with PKCS#7, whose key is a text of 16, 24 or 32 bytes; the new one
 * is AES-256-GCM, whose key has 64 hexadecimal digits. A file of the new format is its 12 bytes of IV, then its text,
 * then the tag.
 */
export const encryptionFormats = ['aes-ecb', 'aes-gcm'] as const;
export type EncryptionFormat = (typeof encryptionFormats)[number];

/** What is in an encrypted file, with the type of its data URI. PDF is for the cloud variant. */
export const encryptedTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  zip: 'application/zip',
  rar: 'application/x-rar-compressed',
  '7z': 'application/x-7z-compressed',
  pdf: 'application/pdf',
} as const;
export type EncryptedType = keyof typeof encryptedTypes;
export const encryptedTypeNames = Object.keys(encryptedTypes) as [EncryptedType, ...EncryptedType[]];

export interface Encryption {
  format: EncryptionFormat;
  key: string;
  type: EncryptedType;
}

const ECB_KEY_BYTES: readonly number[] = [16, 24, 32];

/** Returns whether a key fits its format. */
export const isKeyOf = ({ format, key }: Pick<Encryption, 'format' | 'key'>): boolean =>
  format === 'aes-gcm' ? /^[0-9a-f]{64}$/i.test(key) : ECB_KEY_BYTES.includes(new TextEncoder().encode(key).length);
