import type { Page, Response } from '@playwright/test';

/** Waits until React has hydrated the page and run its layout effects. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    // React has no public sign of a hydrated root; this is the state that it keeps for itself.
    const root = key && Reflect.get(document, key)?.stateNode?.current?.memoizedState;
    return root?.isDehydrated === false;
  });
}

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}
