import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until it reacts to more than links: until React has taken over what the server sent. */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  return answer;
}
