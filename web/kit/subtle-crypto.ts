/**
 * Returns the browser's own cryptography, which is many times faster than a library. It is missing on plain HTTP in a
 * local network, where browsers offer it in secure contexts alone.
 */
export const subtleCrypto = (): SubtleCrypto | undefined => (globalThis.crypto as Crypto | undefined)?.subtle;
