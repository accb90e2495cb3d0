import type { Page, Request } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns the forms in which a text could leave a page: plain, escaped, base64 and hex. */
const spellings = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
};

const carried = async (request: Request) =>
  [request.method(), request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n');

/** Records all that a page sends, its addresses and its console output, from now on. */
export const watchSecrets = (page: Page) => {
  const sent: Promise<string>[] = [];
  const logged: string[] = [];
  page.context().on('request', (request) => {
    const text = carried(request);
    // Requests after the test's check can no longer be read.
    text.catch(() => {});
    sent.push(text);
  });
  page.context().on('console', (message) => void logged.push(message.text()));
  page.on('framenavigated', (frame) => void logged.push(frame.url()));
  return {
    /** Expects that none of the secrets was sent, logged or stored in this browser. */
    async expectKept(...secrets: string[]) {
      const kept = JSON.stringify([
        await page.context().storageState(),
        await page.evaluate(() => [Object.entries(sessionStorage), window.history.state, document.referrer]),
      ]);
      const all = [...(await Promise.all(sent)), ...logged, kept];
      expect(sent.length).toBeGreaterThan(1);
      for (const secret of secrets)
        for (const spelling of spellings(secret)) expect(all.filter((one) => one.includes(spelling))).toEqual([]);
    },
  };
};
