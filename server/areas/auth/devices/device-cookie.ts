import { DEVICE_DAYS } from '#contract/auth/limits.ts';
import type { Caller, Exchange } from '#server/kit/http/caller.ts';
import { readToken } from '#server/kit/http/session-token.ts';

const DEVICE_COOKIE = 'device';

/** Returns the browser's device token, which it gets at its first login. */
export const deviceOf = ({ exchange }: Caller): string | undefined => readToken(exchange?.cookie(DEVICE_COOKIE));

export const setDevice = (setCookie: Exchange['setCookie'], device: string) =>
  setCookie(DEVICE_COOKIE, device, { maxAge: DEVICE_DAYS * 24 * 3600, httpOnly: true });
