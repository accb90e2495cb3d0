import { withoutKeys } from '../api/key-format.ts';
import { withoutPrivate } from '../kit/private-text.ts';

/** Long and mixed, as tokens are. The names of our scripts end with a hash and may be as long. */
const TOKEN = /(?<![\w-])(?<!\/assets\/)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
const QUERY = /[?#][\w.~%[\]-]+=[^\s"'`)]*/g;
/** The value after the name of a secret, such as in a header or in the fields of a form. */
const SECRET =
  /((?:token|cookie|authorization|passw(?:or)?d|pwd|secret|session|ticket|credential|api[_-]?key|app[_-]?key|access[_-]?key)["']?\s{0,3}[=:]\s{0,3})(?:Bearer\s{1,3}|Basic\s{1,3})?["']?[^\s"',;&]+/gi;
/** The address of a machine. */
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
export const HIDDEN = '***';

/** Returns the text without keys, tokens, phones, addresses of mail and of machines, and parameters of addresses. */
export const maskText = (text: string): string =>
  withoutPrivate(
    withoutKeys(text).replace(QUERY, '').replace(SECRET, `$1${HIDDEN}`).replace(TOKEN, HIDDEN).replace(IP, HIDDEN),
  );
