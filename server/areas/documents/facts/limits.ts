import { VERIFY_CODE_MINUTES } from '#contract/auth/limits.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { bytes, minutes } from './wording.ts';

/** The limits that documents name by `{{limit <name>}}`, as readers see them. */
export const limits: Readonly<Record<string, string>> = {
  'trial.bytes': bytes(TRIAL_PICTURE_MAXIMUM_BYTES),
  'code.validity': minutes(VERIFY_CODE_MINUTES),
};
