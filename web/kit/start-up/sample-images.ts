import { readNamespace } from '#contract/site/config-center.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { fetchAnswer } from '../fetch-answer.ts';
import type { MakeCall } from '../page.ts';
import { loadNamespace } from './config-center.ts';

const NAMESPACE = 'sample-image';
const MEGABYTE = 1_048_576;

let values: Readonly<Record<string, unknown>> = {};

// The configuration is public, so the call needs no session.
const call = ((definition, request) => fetchAnswer(definition, request as object, {})) as MakeCall;

/** Loads the configuration of pictures for trials. Logs a failure; then the limits of the server are used. */
export const loadSampleImages = async (): Promise<void> => {
  try {
    values = readNamespace(await loadNamespace(call, NAMESPACE));
  } catch (error) {
    console.error((error as Error).message);
  }
};

/**
 * Returns the largest picture that a trial sends, in bytes: what the configuration says, and never more than the server
 * takes. The browser makes larger pictures smaller.
 */
export const trialPictureBytes = (): number => {
  const bytes = Number(values.maximumMegabytes) * MEGABYTE;
  return bytes > 0 ? Math.min(bytes, TRIAL_PICTURE_MAXIMUM_BYTES) : TRIAL_PICTURE_MAXIMUM_BYTES;
};
