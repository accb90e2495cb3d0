import type { Page, Response } from '@playwright/test';

/** Waits until the page reacts to more than links: until React has taken over what the server sent. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber$')));
}

/** Opens a page and waits until it is live. */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}
