import { describe, expect, test } from 'vitest';
import { getTerms } from '#contract/agreements/calls.ts';
import { testApp } from '../../testing.ts';
import { renderMarkdown } from './render-markdown.ts';

const { call } = await testApp();

test('[ROUTE-14] a text is found by its key, or by its title where no key is given', async () => {
  const byKey = (await call(getTerms, { key: 'privacy-policy' })).body.data;
  expect(byKey).toMatchObject({ title: '隐私政策', version: '1.0' });
  expect(byKey.headings.length).toBeGreaterThan(5);
  expect((await call(getTerms, { title: '隐私政策' })).body.data).toEqual(byKey);
  for (const name of [{ key: 'unknown' }, { title: '没有' }, {}]) expect((await call(getTerms, name)).status).toBe(404);
});

describe('markdown', () => {
  test('runs nothing that it contains', () => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](JaVaScRiPt&colon;x) [c](data:text/html,x) [d](//evil.example) ![e](vbscript:x)\n\n<img src=x onerror=alert(1)>',
    );
    expect(html).not.toMatch(/<script|<img|href="(?!\/[^/])/i);
  });

  test('keeps links to http, mail, phone and paths of ours', () => {
    const { html } = renderMarkdown(
      '[a](https://example.com/) [b](mailto:a@example.com) [c](tel:400) [d](/duty/) [e](#x)',
    );
    expect(html.match(/href="[^"]+"/g)).toEqual([
      'href="https://example.com/"',
      'href="mailto:a@example.com"',
      'href="tel:400"',
      'href="/duty/"',
      'href="#x"',
    ]);
  });
});
