import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blockKey } from '#contract/api/applications/console-key-calls.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { getRequest } from '#contract/api/requests/calls.ts';
import { userRoles } from '#contract/kit/roles.ts';
import { raiseQuota } from '#contract/rights/console-calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { samplePath } from '#contract/trial/sample-path.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, bodyTextOf, byRole, headingOf, hrefsOf, type RenderedPage, textOf } from './rendered-page.ts';

const { app, call, database, open, signUp, openSession, visit } = await htmlPortal();

const ABILITY = '35';

const developer = async (given: Partial<Parameters<typeof addTestKey>[1]> = {}) => {
  const { accountId } = await signUp({ authStatus: 1 });
  const key = await addTestKey(database, { ...given, accountId: String(accountId) });
  return { ...key, as: { token: await openSession({ accountId }) } };
};
const infer = async (headers: Record<string, string>, payload: object) =>
  (
    await app.inject({
      method: 'POST',
      url: inferAbility.path.replace(':abilityNo', ABILITY),
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
  ).json() as { requestId: string; code: string };

/** Returns the facts of a page by name. */
const factsOf = ({ document }: RenderedPage) =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((fact) => [
      textOf(fact.querySelector('dt')),
      textOf(fact.querySelector('dd')),
    ]),
  );

describe('[API-04] the page of a request, before any script', () => {
  test('shows how it was sent, and which fields were ignored', async () => {
    const { headers, as } = await developer();
    const { requestId, code } = await infer(headers, { threshold: 7, treshold: 0.5 });
    expect(code).toBe('10003');
    const page = await open(`/account/requests/${requestId}`, { as });
    expect(headingOf(page)).toBe('调用详情');
    expect(factsOf(page)).toMatchObject({
      请求: `POST /api/openapi/v1/abilities/${ABILITY}/infer`,
      请求内容: `application/json，${JSON.stringify({ threshold: 7, treshold: 0.5 }).length} 字节`,
      参数: 'abilityNo = 35；threshold = 7',
      忽略的字段: 'treshold',
    });
    expect(bodyTextOf(page)).toContain('这个接口没有字段 treshold，已忽略');
  });

  test('says which use a key lacks, and that the key was refused', async () => {
    const { headers, as } = await developer({ uses: ['jobs'] });
    const { requestId } = await infer(headers, { sampleId: 'id-card-1' });
    const page = await open(`/account/requests/${requestId}`, { as });
    expect(bodyTextOf(page)).toContain('这个密钥没有“识别图片”（infer）的用途');
    expect(bodyTextOf(page)).not.toContain('有问题的字段');
    expect(allByRole(page.document, 'listitem').map(textOf)).toContainEqual(expect.stringContaining('密钥被拒绝'));
  });

  test('leads from a call about a job to the job', async () => {
    const { headers, as } = await developer();
    const response = await app.inject({
      method: 'POST',
      url: '/api/openapi/v1/jobs',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ abilityNo: Number(ABILITY), title: '夜班' }),
    });
    const { requestId, data } = response.json();
    // Waits until it is written.
    await call(getRequest, { requestId }, { token: as.token });
    const page = await open(`/account/requests/${requestId}`, { as });
    expect(hrefsOf(allByRole(page.document, 'link'))).toContain(`/account/jobs/${data.jobId}`);
    const list = await open(`/account/requests?job=${data.jobId}&call=api.createJob`, { as });
    expect(byRole(list.document, 'link', { name: `只看任务 ${data.jobId} 的调用` }).getAttribute('href')).toBe(
      `/account/jobs/${data.jobId}`,
    );
  });
});

test('[API-01] [OPS-02] the owner of a key that an operator has blocked reads the reason', async () => {
  const { keyId, applicationId, as } = await developer();
  const operator = await signUp({ userRoles: [userRoles.manager] });
  const block = { keyId, version: 1, reason: '密钥出现在公开的代码仓库' };
  expect((await call(blockKey, block, { token: operator.token })).body.code).toBe('200');
  const page = await open(`/account/applications/${applicationId}`, { as });
  expect(bodyTextOf(page)).toContain('已失效的密钥（1）');
  expect(bodyTextOf(page)).toContain('被平台停用：密钥出现在公开的代码仓库');
});

test('[OPS-02] an account whose quota an operator has raised reads why', async () => {
  const { accountId } = await signUp({ authStatus: 1 });
  const operator = await signUp({ userRoles: [userRoles.manager] });
  const raise = { accountId: String(accountId), trialsADay: 500, reason: '试点项目验收' };
  const made = await call(raiseQuota, raise, { token: operator.token, 'idempotency-key': randomUUID() });
  expect(made.body.code).toBe('200');
  const page = await open('/account/rights', { as: { token: await openSession({ accountId }) } });
  const raised = textOf(byRole(page.document, 'table', { name: '已为您提高的额度' }));
  expect(raised).toContain('500');
  expect(raised).toContain('试点项目验收');
});

test('[API-08] the open API can be found from the home page and the menu', async () => {
  const REFERENCE = '/resource-center/api-reference';
  const { document } = await visit('/');
  const intro = byRole(document, 'region', { name: '用程序调用' });
  expect(textOf(intro)).toContain('POST /api/openapi/v1/abilities/35/infer');
  expect(byRole(intro, 'link', { name: '生成密钥' }).getAttribute('href')).toBe('/account/applications');
  expect(byRole(intro, 'link', { name: '开放接口说明' }).getAttribute('href')).toBe(REFERENCE);
  const entries = [...document.querySelectorAll('[id^=menu-panel] a')].filter((link) =>
    link.textContent?.startsWith('接口说明'),
  );
  expect(hrefsOf(entries)).toContain(REFERENCE);
});

test('[API-03] the downloads of the reference are there, and no browser takes one for a film', async () => {
  const { document } = await visit('/resource-center/api-reference');
  const links = hrefsOf([...document.querySelectorAll('#downloads a')]) as string[];
  expect(links).toHaveLength(5);
  expect(textOf(document.body)).toContain('导入后打开集合的 Variables');
  for (const link of links) {
    const response = await app.inject({ url: link });
    expect([link, response.statusCode]).toEqual([link, 200]);
    expect(response.rawPayload.length, link).toBeGreaterThan(1000);
  }
  const programs = links.filter((link) => /\.(?:ts|py|go)$/.test(link));
  expect(programs.length).toBeGreaterThan(0);
  for (const link of programs) {
    const { headers } = await app.inject({ url: link });
    expect(headers['content-type'], link).toBe('text/plain; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${link.split('/').pop()}"`);
  }
});

test('the path of a sample is that of its index', async () => {
  const { samples } = (await call(getPanel, { abilityNo: ABILITY })).body.data;
  expect(samples.length).toBeGreaterThan(0);
  for (const { sampleId, path, thumbnailPath } of samples)
    expect([samplePath(sampleId), samplePath(sampleId, 'small')]).toEqual([path, thumbnailPath]);
});

test('[API-03] the page of an ability has the real answer to its sample; that of one without an engine has none', async () => {
  const page = await visit(`/resource-center/api-reference/ability/${ABILITY}`);
  const answer = byRole(page.document, 'region', { name: '应答' });
  const example = JSON.parse(answer.querySelector('pre code')?.textContent ?? '');
  const { stored } = (await call(getPanel, { abilityNo: ABILITY })).body.data;
  expect(example.data.fields).toEqual(stored?.found.fields.slice(0, example.data.fields.length));
  expect(example.data.fields.length).toBeGreaterThan(2);
  const without = await visit('/resource-center/api-reference/ability/2');
  expect(byRole(without.document, 'region', { name: '应答' }).querySelector('pre')).toBeNull();
});
