import { getHotWords, searchSite } from '#contract/search/calls.ts';
import { resultList, RESULTS_PAGE_SIZE } from '#contract/search/result-list.ts';
import type { LoadArgs, MakeCall } from '#web/kit/page.ts';

let kept: Promise<string[]> | undefined;

/** Loads the hot words, in the browser once. Returns none if that fails, since the search works without them. */
const loadHotWords = async (call: MakeCall): Promise<string[]> => {
  try {
    const asked = kept ?? call(getHotWords, {}).then(({ hotWords }) => hotWords);
    if (!import.meta.env.SSR) kept = asked;
    return await asked;
  } catch (error) {
    kept = undefined;
    // The page was left, so the words are not needed.
    if ((error as Error).name === 'AbortError') throw error;
    console.error((error as Error).message);
    return [];
  }
};

/**
 * Loads the results for an address. `overview` has the first ones of all kinds and the counts of the tabs, `found` those
 * of the chosen kind, otherwise the same. Both are null without a keyword.
 */
export const loadResults = async ({ call, url }: LoadArgs) => {
  const query = resultList.read(url.searchParams);
  const { keyword, kind, mode, pageNo } = query;
  const asked = { keyword, mode: String(mode) };
  const isAsked = keyword !== '';
  const [hotWords, overview, ofKind] = await Promise.all([
    loadHotWords(call),
    isAsked ? call(searchSite, asked) : null,
    isAsked && kind !== undefined
      ? call(searchSite, {
          ...asked,
          kind,
          pageNo: String(pageNo),
          pageSize: String(RESULTS_PAGE_SIZE),
        })
      : null,
  ]);
  return { query, hotWords, overview, found: ofKind ?? overview };
};
export type Results = Awaited<ReturnType<typeof loadResults>>;
