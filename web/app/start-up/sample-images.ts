import { readNamespace } from '#contract/site/config-center.ts';
import { fetchAnswer } from '#web/kit/fetch-answer.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { loadNamespace } from '#web/kit/start-up/config-center.ts';

const NAMESPACE = 'sample-image';

let entries: Readonly<Record<string, string>> = {};

// The configuration is nobody's: no session is asked for.
const call = ((definition, request) => fetchAnswer(definition, request as object, {})) as MakeCall;

/** Loads what the site says of sample images. A failure is logged: the pages do without. */
export const loadSampleImages = async (): Promise<void> => {
  try {
    entries = await loadNamespace(call, NAMESPACE);
  } catch (error) {
    console.error((error as Error).message);
  }
};

/** The values of the namespace: limits of sample images and, by ability, their addresses. */
export const sampleImages = () => readNamespace(entries);
