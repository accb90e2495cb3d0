import { SAFE_PARAMETERS } from '#contract/monitoring/names.ts';
import { HIDDEN, maskText } from '#contract/monitoring/mask-text.ts';

const SAFE_VALUE = /^[\w,.-]{0,40}$/;

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
