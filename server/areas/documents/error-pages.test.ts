import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { errorExample } from '#contract/api/error-example.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { errorPath, openCodes } from '#contract/api/remedies.ts';
import { remedyActionOf } from '#contract/api/remedy-actions.ts';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { documentPath, twinPath } from '#contract/documents/document-path.ts';
import { abilityErrors } from '#contract/kit/errors/ability.ts';
import { KEY_SCOPE, KEY_WRONG, portalErrors } from '#contract/kit/errors/portal.ts';
import { userErrors } from '#contract/kit/errors/user.ts';
import { kindNames } from '#contract/work-orders/kinds.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { ABILITY } from '#server/areas/trial/testing.ts';

const PUBLIC = 'https://portal.example.com';
const { app, call, database, signUp } = await testApp({ PUBLIC_URL: PUBLIC });

const { treeList } = (await call(queryDocumentTree, {})).body.data;
const slugs = new Set(treeList.map(({ slug }) => slug));
const slugOf = (code: string) => errorPath(code).slice(documentPath('').length);
const pageOf = async (slug: string) => {
  const { html } = (await call(readDocument, { key: slug })).body.data;
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;
};

/** The text below the heading about the remedy. */
const stepsOf = (body: Element): string[] => {
  const heading = [...body.querySelectorAll('h2')].find((one) => one.textContent?.startsWith('怎么办'));
  const steps: string[] = [];
  for (let next = heading?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    steps.push(
      ...(next.querySelector('li, td') ? [...next.querySelectorAll('li, tr')] : [next]).map(
        (one) => one.textContent ?? '',
      ),
    );
  return steps.filter((step) => step.trim() !== '');
};

describe('[API-02] the pages of errors', () => {
  test('exist for each code of the portal', () => {
    const codes = [...new Set([...openCodes, ...Object.keys({ ...abilityErrors, ...portalErrors, ...userErrors })])];
    expect(codes.filter((code) => !slugs.has(slugOf(code)))).toEqual([]);
  });

  test('show the answer of the open API with its remedy and a link that does it, on the page and in Markdown', async () => {
    for (const code of openCodes) {
      const body = await pageOf(slugOf(code));
      const example = errorExample(code, PUBLIC);
      const shown = [...body.querySelectorAll('pre code')].map((block) => block.textContent ?? '');
      expect(
        shown.map((text) => text.trim()),
        code,
      ).toContain(JSON.stringify(example.body, null, 2));
      const { label, path } = remedyActionOf(code);
      const links = [...body.querySelectorAll('a')].filter((link) => link.getAttribute('href') === path);
      expect(
        links.map((link) => link.textContent),
        code,
      ).toContain(label);
      const twin = (await app.inject({ url: twinPath(slugOf(code)) })).body;
      expect(twin, code).toContain(`"code": "${code}"`);
      expect(twin, code).toContain(`[${label}](${PUBLIC}${path}`);
    }
  });

  test('show what the open API really answers', async () => {
    const { accountId } = await signUp();
    const { headers } = await addTestKey(database, { accountId: String(accountId), kind: 'test' });
    const other = await addTestKey(database, { accountId: String(accountId), abilityNos: [Number(ABILITY) + 1] });
    /** Requests that really cause these codes: their answers name the cause, which a simulated answer cannot. */
    const causes: Readonly<Record<string, { headers?: object; payload?: string }>> = {
      '10003': { headers, payload: '{"threshold":2}' },
      '10004': { headers, payload: '{"threshold":[]}' },
      [KEY_SCOPE]: { headers: other.headers, payload: '{"sampleId":"x"}' },
      [KEY_WRONG]: { headers: { authorization: 'Bearer oak_live_x' } },
    };
    for (const code of openCodes) {
      const { headers: asked = { ...headers, 'x-simulate': code }, payload = '{}' } = causes[code] ?? {};
      const response = await app.inject({
        method: 'POST',
        url: inferAbility.path.replace(':abilityNo', ABILITY),
        headers: { ...asked, 'content-type': 'application/json' },
        payload,
      });
      const { status, body } = errorExample(code, PUBLIC);
      const answer = response.json();
      expect([response.statusCode, Object.keys(answer).sort()], code).toEqual([status, Object.keys(body).sort()]);
      const { code: answered, msg, remedy, docUrl } = body;
      expect(answer).toMatchObject({ code: answered, msg, remedy, docUrl });
    }
  });

  test('link to remedies that are there', () => {
    const dead = openCodes.filter((code) => {
      const { pathname, searchParams } = new URL(remedyActionOf(code).path, PUBLIC);
      const slug = pathname.startsWith(documentPath('')) ? pathname.slice(documentPath('').length) : undefined;
      const kind = searchParams.get('kind');
      return (slug !== undefined && !slugs.has(slug)) || (kind !== null && !kindNames.some((name) => name === kind));
    });
    expect(dead).toEqual([]);
  });

  test('say more than whom to contact', async () => {
    const pages = [...slugs].filter((slug) => /^error-(?!codes$|codes-overview$|network$)/.test(slug));
    expect(pages.length).toBeGreaterThan(80);
    const poor: string[] = [];
    for (const slug of pages) {
      const steps = stepsOf(await pageOf(slug));
      if (!steps.some((step) => !/联系|工单/.test(step))) poor.push(slug);
    }
    expect(poor).toEqual([]);
  });
});
