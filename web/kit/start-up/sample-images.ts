import { readNamespace } from '#contract/site/config-center.ts';
import { fetchAnswer } from '#web/kit/fetch-answer.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { loadNamespace } from '#web/kit/start-up/config-center.ts';

const NAMESPACE = 'sample-image';

let entries: Readonly<Record<string, string>> = {};

// The configuration is public, so the call needs no session.
const call = ((definition, request) => fetchAnswer(definition, request as object, {})) as MakeCall;

/** Loads the configuration of sample images. Logs a failure; the pages work without it. */
export const loadSampleImages = async (): Promise<void> => {
  try {
    entries = await loadNamespace(call, NAMESPACE);
  } catch (error) {
    console.error((error as Error).message);
  }
};

/** Returns the values of the namespace: the limits of sample images and their addresses by ability. */
export const sampleImages = () => readNamespace(entries);
