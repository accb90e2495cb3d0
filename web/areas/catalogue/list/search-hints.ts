import { readNamespace } from '#contract/site/config-center.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { loadNamespace } from '#web/kit/start-up/config-center.ts';

/** What helps a searcher on, from the config center. */
export interface SearchHints {
  hotWords: string[];
  /** Where to go when nothing is found. */
  advice?: { text: string; url: string };
}

const isAdvice = (value: unknown): value is { text: string; url: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'url' in value;

/** The hints of the config center; none where it cannot be had, since the list does without. */
export const loadSearchHints = async (call: MakeCall): Promise<SearchHints> => {
  try {
    const { hotWords, advice } = readNamespace(await loadNamespace(call, 'open-ability'));
    return {
      hotWords: Array.isArray(hotWords) ? hotWords.filter((word) => typeof word === 'string') : [],
      ...(isAdvice(advice) && { advice }),
    };
  } catch (error) {
    // Whoever gave the page up waits for no hints.
    if ((error as Error).name === 'AbortError') throw error;
    console.error((error as Error).message);
    return { hotWords: [] };
  }
};
