import type { DataStrategyResult, MiddlewareFunction, UIMatch } from 'react-router';
import { isNetworkFailure } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

interface Shown {
  /** The address of the page, without its hash. */
  address: string;
  /** What each route has loaded. Undefined for a route that failed. */
  data: ReadonlyMap<string, unknown>;
}

let shown: Shown | undefined;

/** Records which page is on show, and its data. */
export const noteShownData = (
  { pathname, search }: { pathname: string; search: string },
  matches: readonly Pick<UIMatch, 'id' | 'loaderData'>[],
): void => {
  shown = {
    address: new URL(`${pathname}${search}`, window.location.origin).href,
    data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])),
  };
};

/** Whether the same request may succeed later: no response came, or the server failed. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error && (isNetworkFailure(error) || ((error as Partial<CallFailure>).status ?? 0) >= 500);

/**
 * Keeps what is on show if the page cannot load its data again, and says so: a dialog, typed text and a key that is shown
 * once stay. A page that is being opened fails, and so does one that its user may no longer see.
 */
export const keepShownData: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  let isKept = false;
  for (const [id, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isPassing(result) || shown?.address !== request.url) continue;
    const data = shown.data.get(id);
    if (data === undefined) continue;
    results[id] = { type: 'data', result: data };
    isKept = true;
  }
  if (isKept) showNotice(t('site.error.kept'), 'danger');
  return results;
};
