/** U+0000 and, in Unicode mode, a surrogate without its other half: what PostgreSQL cannot store, and so never finds. */
// oxlint-disable-next-line no-control-regex -- That character is meant.
export const unstorable = /[\u0000\ud800-\udfff]/gu;
