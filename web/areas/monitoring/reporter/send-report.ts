import type { Report } from '#contract/monitoring/calls.ts';
import { reportOperation } from '#contract/monitoring/calls.ts';
import { SAFE_PARAMETERS, SERVICE_NAME } from '#contract/monitoring/names.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { randomString } from '#web/kit/ui/random-string.ts';

/** Returns the address of the page without the values of parameters that may identify a person. */
const requestUrl = (): string => {
  const { pathname, search } = window.location;
  const safe = [...new URLSearchParams(search)].filter(([name]) => SAFE_PARAMETERS.includes(name));
  const query = new URLSearchParams(safe).toString();
  return `${pathname}${query && `?${query}`}`;
};

const loginInfo = (): Report['loginInfo'] => {
  const user = currentUser();
  if (!user) return 'visitor';
  return user.accountType === 1 ? 'sub' : 'main';
};

/** Sends a report so that it arrives even if the page is left. Nothing waits for it, and none is sent twice. */
export const sendReport = (
  parts: Omit<Report, 'periodId' | 'serviceName' | 'requestUrl' | 'loginInfo' | 'release'>,
): void => {
  const report: Report = {
    periodId: randomString(),
    serviceName: SERVICE_NAME,
    requestUrl: requestUrl(),
    loginInfo: loginInfo(),
    release: RELEASE,
    ...parts,
  };
  const body = JSON.stringify(report);
  // Old browsers send no other type without asking first.
  const type = 'text/plain;charset=UTF-8';
  if (navigator.sendBeacon?.(reportOperation.path, new Blob([body], { type }))) return;
  fetch(reportOperation.path, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => {
    // The page works without it.
  });
};
