import { readNamespace } from '#contract/site/config-center.ts';
import type { MakeCall } from '#web/kit/page.ts';
import { loadNamespace } from '#web/kit/start-up/config-center.ts';

/** Hints for searching, from the config center. */
export interface SearchHints {
  hotWords: string[];
  /** A link to offer when nothing is found. */
  advice?: { text: string; url: string };
}

const isAdvice = (value: unknown): value is { text: string; url: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'url' in value;

/** Loads the hints from the config center. Returns none if that fails, since the list works without them. */
export const loadSearchHints = async (call: MakeCall): Promise<SearchHints> => {
  try {
    const { hotWords, advice } = readNamespace(await loadNamespace(call, 'open-ability'));
    return {
      hotWords: Array.isArray(hotWords) ? hotWords.filter((word) => typeof word === 'string') : [],
      ...(isAdvice(advice) && { advice }),
    };
  } catch (error) {
    // The page was left, so the hints are not needed.
    if ((error as Error).name === 'AbortError') throw error;
    console.error((error as Error).message);
    return { hotWords: [] };
  }
};
