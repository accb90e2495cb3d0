import * as portal from '../kit/errors/portal.ts';
import { statusOf } from '../kit/errors/statuses.ts';
import { openMessageOf } from './open-message.ts';
import { errorPath, openCodes, remedyOf, requestPath } from './remedies.ts';

const EXAMPLE_ID = '01990c3e-7a10-7b52-9c4d-3f1e5a8b2c6d';

/** What an error says about the request, for codes that mostly do. */
const details: Readonly<Record<string, { field?: string; retryAfter?: number }>> = {
  '10003': { field: 'threshold' },
  '10004': { field: 'threshold' },
  '10005': { field: 'url' },
  '10013': { retryAfter: 2 },
  '20001': { retryAfter: 1 },
  '20005': { field: 'url' },
  '20007': { field: 'url' },
  '20012': { field: 'url' },
  [portal.KEY_SCOPE]: { field: 'abilityNo' },
  [portal.TEST_KEY]: { field: 'image' },
  [portal.NO_VERSION]: { field: 'version' },
  [portal.STILL_RUNNING]: { retryAfter: 2 },
};

/** Returns the error object with which the open API answers a code, as an example, and its HTTP status. */
export const errorExample = (code: string, origin: string) => ({
  status: statusOf('ability', code),
  body: {
    code,
    msg: openMessageOf(code),
    data: details[code] ?? null,
    requestId: EXAMPLE_ID,
    remedy: remedyOf(code).text,
    docUrl: origin + errorPath(code),
    requestUrl: origin + requestPath(EXAMPLE_ID),
  },
});

/** Returns the codes of the open API that a page explains. */
export const codesOfPage = (path: string): string[] => openCodes.filter((code) => errorPath(code) === path);
