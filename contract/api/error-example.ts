import * as portal from '../kit/errors/portal.ts';
import { statusOf } from '../kit/errors/statuses.ts';
import { remedyTextOf } from './field-texts.ts';
import { inferAbility } from './infer.ts';
import { openMessageOf } from './open-message.ts';
import { errorPath, openCodes, requestPath } from './remedies.ts';

const EXAMPLE_ID = '01990c3e-7a10-7b52-9c4d-3f1e5a8b2c6d';

/** The fact that an error of this code usually names. */
const details: Readonly<Record<string, { field?: string; retryAfter?: number; missing?: number[] }>> = {
  '10003': { field: 'threshold' },
  '10004': { field: 'threshold' },
  '10005': { field: 'url' },
  '10013': { retryAfter: 2 },
  '20001': { retryAfter: 1 },
  '20005': { field: 'url' },
  '20007': { field: 'url' },
  '20012': { field: 'url' },
  [portal.WRONG_CONTENTS]: { field: 'pieceNo', missing: [0, 2] },
  [portal.KEY_SCOPE]: { field: 'abilityNo' },
  [portal.TEST_KEY]: { field: 'image' },
  [portal.NO_VERSION]: { field: 'version' },
  [portal.STILL_RUNNING]: { retryAfter: 2 },
};

/** The rule of an example field, as the end of a sentence. */
const mustBe: Readonly<Record<string, string>> = { threshold: '须是 0–1 的数字' };

/** Returns the error object with which the open API answers a code, as an example, and its HTTP status. */
export const errorExample = (code: string, origin: string) => ({
  status: statusOf('ability', code),
  body: {
    code,
    msg: openMessageOf(code),
    data: details[code] ?? null,
    requestId: EXAMPLE_ID,
    remedy: remedyTextOf(inferAbility.name, { code, field: details[code]?.field }, mustBe[details[code]?.field ?? '']),
    docUrl: origin + errorPath(code),
    // A request with an unknown key is not stored.
    ...(code !== portal.KEY_WRONG && { requestUrl: origin + requestPath(EXAMPLE_ID) }),
  },
});

/** Returns the codes of the open API that a page explains. */
export const codesOfPage = (path: string): string[] => openCodes.filter((code) => errorPath(code) === path);
