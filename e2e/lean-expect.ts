import type { Page } from '@playwright/test';

/** The method of Playwright's script in a page that writes down all that a screen reader finds there. */
const DESCRIBES = 'ariaSnapshotForExpectFailure(element, options) {';

/** How Playwright's server evaluates a script in a page; Playwright 1.65 calls it to bring its own script there. */
interface PageContext {
  rawEvaluateHandle(script: string): Promise<unknown>;
}

interface InProcess {
  _connection: {
    toImpl?(page: unknown): { mainFrame(): { context(world: 'utility'): Promise<PageContext> } };
  };
}

let isLean = false;

/**
 * Keeps `expect` from describing the whole page after each attempt that does not match yet, which takes nearly half of
 * the time of Playwright's script. A test that fails describes its page once more, at its end.
 */
export async function leanExpect(page: Page): Promise<void> {
  if (isLean) return;
  isLean = true;
  const context = await (page as unknown as InProcess)._connection.toImpl?.(page).mainFrame().context('utility');
  if (!context) return;
  const prototype: PageContext = Object.getPrototypeOf(context);
  const evaluate = prototype.rawEvaluateHandle;
  prototype.rawEvaluateHandle = function (script) {
    return evaluate.call(this, script.replace(DESCRIBES, `${DESCRIBES} return undefined;`));
  };
}
