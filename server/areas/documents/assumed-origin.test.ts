import { expect, test } from 'vitest';
import * as contentCalls from '#contract/content/calls.ts';
import { readDocument } from '#contract/documents/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp, app } = await testApp({ RATE_LIMIT: 'off' }, { pages: true });
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const content = '[能力](/open-ability)\n\n```sh\ncurl {{address}}/api\n```';
const payload = { title: '地址', nodeType: 0, creationType: 1, summary: '', content, abilityNos: [] };
const { body: created } = await call(
  contentCalls.createEntry,
  { kind: 'document', slug: 'origin', parentId: null, payload },
  { token, 'idempotency-key': 'origin' },
);
const { entryId, revision } = created.data;
await call(contentCalls.publish, { entryId, revision }, { token });
const PAGE = '/resource-center/document-detail/origin';
const get = async (url: string, host: string) => (await app.inject({ url, headers: { host } })).body;

test('[DOC-05] without a public address, machines read the one at which they have reached the portal', async () => {
  // Twice, so that the second answers come from what is kept.
  for (const _time of [1, 2])
    for (const host of ['portal.lan:8080', '[::1]:8080', 'other.lan']) {
      const text = await get(`${PAGE}.md`, host);
      expect(text).toContain(`[能力](http://${host}/open-ability)`);
      expect(text).toContain(`curl http://${host}/api`);
      for (const list of ['/llms.txt', '/llms-full.txt'])
        expect(await get(list, host)).toContain(`http://${host}${PAGE}.md`);
    }
});

test('[DOC-05] a host that is no name is not written into a text', async () => {
  const text = await get(`${PAGE}.md`, 'a"](javascript:x)');
  expect(text).not.toContain('javascript');
  expect(text).toContain('[能力](http://localhost:');
});

test('the page names the address that it assumes, so that the browser can put its own there', async () => {
  const { assumedOrigin, html } = (await call(readDocument, { key: 'origin' })).body.data;
  expect(assumedOrigin).toMatch(/^http:\/\/localhost:\d+$/);
  expect(html).toContain(assumedOrigin);
  expect((await call(readDocument, { key: 'first-trial' })).body.data.assumedOrigin).toBeNull();
});
