import { readNamespace } from '#contract/site/config-center.ts';
import type { MakeCall } from '#web/page.ts';
import { loadNamespace } from '#web/start-up/config-center.ts';

/** The hot search words of the config center; none where it cannot be had, since the list does without. */
export const loadHotWords = async (call: MakeCall): Promise<string[]> => {
  try {
    const { hotWords } = readNamespace(await loadNamespace(call, 'open-ability'));
    return Array.isArray(hotWords) ? hotWords.filter((word) => typeof word === 'string') : [];
  } catch (error) {
    console.error((error as Error).message);
    return [];
  }
};
