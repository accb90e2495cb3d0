import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { configuredMegabytes } from '#web/kit/start-up/sample-images.ts';

const MEGABYTE = 1_048_576;

/**
 * Returns the largest picture that a trial sends, in bytes: what the configuration says, and never more than the server
 * takes. The browser makes larger pictures smaller.
 */
export const trialPictureBytes = (): number =>
  Math.min((configuredMegabytes() ?? Infinity) * MEGABYTE, TRIAL_PICTURE_MAXIMUM_BYTES);
