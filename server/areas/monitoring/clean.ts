import { withoutKeys } from '#contract/api/key-format.ts';
import { withoutPrivate } from '#contract/kit/private-text.ts';
import { SAFE_PARAMETERS } from '#contract/monitoring/names.ts';

const SAFE_VALUE = /^[\w,.-]{0,40}$/;
/** Long and mixed, as tokens are. The names of our scripts end with a hash and may be as long. */
const TOKEN = /(?<![\w-])(?<!\/assets\/)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?![\w-])/g;
const QUERY = /[?#][\w.~%[\]-]+=[^\s"'`)]*/g;
/** The address of a machine. */
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
const HIDDEN = '***';

/** Returns the text without keys, tokens, phones, addresses of mail and of machines, and parameters of addresses. */
export const maskText = (text: string): string =>
  withoutPrivate(withoutKeys(text).replace(QUERY, '').replace(TOKEN, HIDDEN).replace(IP, HIDDEN));

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return HIDDEN;
  }
};

const addressOf = (address: string): URL | undefined => {
  try {
    return new URL(address, 'http://page.invalid');
  } catch {
    return undefined;
  }
};

/** Returns the path of an address, without parts that look private. */
export const pageOf = (address: string): string => {
  const url = addressOf(address);
  if (!url) return HIDDEN;
  const path = url.pathname.split('/').map((segment) => maskText(decoded(segment)));
  return path.join('/').replace(/(?<=.)\/$/, '');
};

/** Returns the path of an address and those of its parameters whose values are harmless. */
export const requestUrlOf = (address: string, page = pageOf(address)): string => {
  const parameters = [...(addressOf(address)?.searchParams ?? [])].filter(
    ([name, value]) => SAFE_PARAMETERS.includes(name) && SAFE_VALUE.test(value) && maskText(value) === value,
  );
  const query = new URLSearchParams(parameters).toString();
  return `${page}${query && `?${query}`}`;
};

/** Returns a frame with the path of its file instead of its address. */
export const frameOf = (frame: string): string => maskText(frame.replace(/\bhttps?:\/\/[^/\s]+/g, ''));
