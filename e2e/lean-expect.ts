import type { Page } from '@playwright/test';
import { minifySync } from 'vite';

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
const leanScripts = new Map<string, string>();

/** Leaves the description out of Playwright's script, and all that only readers of its source need. */
const leanScript = (script: string): string => {
  const known = leanScripts.get(script);
  if (known !== undefined) return known;
  if (!script.includes(DESCRIBES)) return script;
  const { code, errors } = minifySync('script.js', script.replace(DESCRIBES, `${DESCRIBES} return undefined;`));
  if (errors.length > 0) throw new Error(`Playwright's script cannot be read: ${errors[0]?.message}`);
  leanScripts.set(script, code);
  return code;
};

/**
 * Makes Playwright's script in a page cheaper. `expect` no longer describes the whole page after each attempt that does
 * not match yet, which takes nearly half of the time of the script; a test that fails describes its page once more, at
 * its end. And each document gets the script twice: minified, it has half of its 330 kB.
 */
export async function leanExpect(page: Page): Promise<void> {
  if (isLean) return;
  isLean = true;
  const context = await (page as unknown as InProcess)._connection.toImpl?.(page).mainFrame().context('utility');
  if (!context) return;
  const prototype: PageContext = Object.getPrototypeOf(context);
  const evaluate = prototype.rawEvaluateHandle;
  prototype.rawEvaluateHandle = function (script) {
    return evaluate.call(this, leanScript(script));
  };
}
