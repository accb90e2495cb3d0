/** U+0000 and, in Unicode mode, half a surrogate pair: PostgreSQL cannot store them, so it never finds them. */
// oxlint-disable-next-line no-control-regex -- The control character is intended.
export const unstorable = /[\u0000\ud800-\udfff]/gu;
