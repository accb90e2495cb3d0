import { readNamespace } from '#contract/site/config-center.ts';
import { fetchAnswer } from '../fetch-answer.ts';
import type { MakeCall } from '../page.ts';
import { loadNamespace } from './config-center.ts';

const NAMESPACE = 'sample-image';

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

/** Returns the size of the largest picture that the configuration lets a trial send, if it says one. */
export const configuredMegabytes = (): number | undefined => {
  const megabytes = Number(values.maximumMegabytes);
  return megabytes > 0 ? megabytes : undefined;
};
