import type { ReferenceError } from '#contract/api/reference-calls.ts';
import { openMessageOf } from '#contract/api/open-message.ts';
import { errorPath, openCodes, remedyOf } from '#contract/api/remedies.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import * as portal from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';

/** Codes that only some calls answer. */
const ofPictures = [
  '20005',
  '20007',
  '20009',
  '20010',
  '20011',
  '20012',
  '10005',
  '413',
  portal.TEST_KEY,
  portal.MODEL_LATE,
];
const ofAbilities = [
  '10006',
  '10007',
  '10008',
  '20002',
  '20003',
  '20004',
  '20008',
  portal.KEY_DAY_LIMIT,
  portal.NO_VERSION,
];
const ofRepetitions: readonly string[] = [portal.STILL_RUNNING];
const ofJobs: readonly string[] = [
  portal.NO_MORE,
  portal.WRONG_STATE,
  portal.NAME_TAKEN,
  portal.WRONG_CONTENTS,
  portal.JOB_FULL,
  portal.JOB_DAY_LIMIT,
  portal.WRONG_ARCHIVE,
  portal.RESULTS_GONE,
];
const ofCharges: readonly string[] = [...ofPictures, ...ofAbilities];
/** What every call can answer. */
const ofAll: readonly string[] = [
  '10001',
  '10002',
  '10003',
  '10004',
  '404',
  '405',
  '10013',
  '20001',
  portal.ACCOUNT_LOCKED,
  portal.KEY_WRONG,
  portal.KEY_REVOKED,
  portal.KEY_EXPIRED,
  portal.KEY_ROTATED,
  portal.KEY_IN_ADDRESS,
  portal.KEY_NETWORK,
  portal.KEY_SCOPE,
];

/** Returns the errors that a call can answer, the ones that a caller meets most first. */
export const errorsOf = ({ keyUse, idempotent }: AnyCall): ReferenceError[] => {
  const charges = keyUse === 'infer' || keyUse === 'jobs';
  const codes = openCodes.filter(
    (code) =>
      ofAll.includes(code) ||
      (charges && ofCharges.includes(code)) ||
      (idempotent && ofRepetitions.includes(code)) ||
      (keyUse === 'jobs' && ofJobs.includes(code)),
  );
  return codes.map((code) => ({
    code,
    status: statusOf('ability', code),
    msg: openMessageOf(code),
    remedy: remedyOf(code).text,
    path: errorPath(code),
  }));
};
