import type { Page, Response } from '@playwright/test';

/** Waits until React has hydrated the page. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber$')));
}

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}
