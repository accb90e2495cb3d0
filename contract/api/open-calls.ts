import type { AnyCall } from '../kit/call.ts';
import { inferAbilities } from './infer-many.ts';
import { inferAbility } from './infer.ts';
import { addJobPicture, addJobPiece, cancelJob, createJob, getJob, getJobResults, startJob } from './job-open-calls.ts';
import { getOwnQuota, getOwnRequest } from './requests/calls.ts';

/** The calls of the open API, in the order of the reference. */
export const openCalls: readonly AnyCall[] = [
  inferAbility,
  inferAbilities,
  createJob,
  addJobPicture,
  addJobPiece,
  startJob,
  getJob,
  getJobResults,
  cancelJob,
  getOwnRequest,
  getOwnQuota,
];
