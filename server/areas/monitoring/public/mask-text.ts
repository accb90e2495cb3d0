import { withoutKeys } from '#contract/api/key-format.ts';
import { withoutPrivate } from '#contract/kit/private-text.ts';

/** Long and mixed, as tokens are. The names of our scripts end with a hash and may be as long. */
const TOKEN = /(?<![\w-])(?<!\/assets\/)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
const QUERY = /[?#][\w.~%[\]-]+=[^\s"'`)]*/g;
/** The address of a machine. */
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
export const HIDDEN = '***';

/** Returns the text without keys, tokens, phones, addresses of mail and of machines, and parameters of addresses. */
export const maskText = (text: string): string =>
  withoutPrivate(withoutKeys(text).replace(QUERY, '').replace(TOKEN, HIDDEN).replace(IP, HIDDEN));
