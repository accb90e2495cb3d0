import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { chips, enabledAbilities } from '#contract/specification/catalogue.ts';
import { ANSWER_MAXIMUM_BYTES } from '#contract/mcp/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { cutAnswer } from './cut-answer.ts';

const stub = stubEngines();
const { app, call, database, signUp } = await testApp({}, { ...stub, pages: true });
let address: URL;
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  address = new URL(`${await app.listen({ port: 0, host: '127.0.0.1' })}/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address));
});
afterAll(() => client.close());

const ask = async (name: string, input: Record<string, unknown> = {}) => {
  const answer = await client.callTool({ name, arguments: input });
  const [first] = answer.content as { type: string; text: string }[];
  expect(Buffer.byteLength(first?.text ?? '')).toBeLessThanOrEqual(ANSWER_MAXIMUM_BYTES);
  return { text: first?.text ?? '', isError: answer.isError === true };
};

/** What a reader of a page sees: no tags, no blanks. */
const seen = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, '');

test('[MCP-01] an agent learns which tools there are', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'explain_error',
    'find_abilities',
    'get_ability',
    'get_document',
    'get_quota',
    'list_chips',
    'look_up_request',
    'run_ability',
    'search',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/[一-龥]/);
    expect(inputSchema.type).toBe('object');
  }
});

test('[MCP-01] an agent gets the facts of each of the 62 abilities that its page shows', async () => {
  const { list } = (await call(queryAbilities, { pageNo: 1, pageSize: 100 })).body.data;
  expect(list).toHaveLength(enabledAbilities.length);
  for (const { abilityNo } of list) {
    const { text } = await ask('get_ability', { abilityNo });
    const ability = (await call(getAbility, { abilityNo: String(abilityNo) })).body.data;
    const page = seen((await app.inject({ url: abilityPath(abilityNo) })).body);
    const facts = [
      ability.abilityName,
      ability.description,
      ...ability.label.map(({ labelName }) => labelName),
      ...ability.function.flatMap(({ title, des }) => [title, des]),
      ...ability.condition.flatMap(({ title, des }) => [title, ...des]),
      ...ability.scenarios.flatMap(({ title: { name, des } }) => [name, des]),
      ...ability.way.flatMap(({ name, des }) => [name, des]),
      ...[ability.targetChipData, ability.ocrChipData].flatMap((blocks) =>
        (blocks ?? []).flatMap(({ labelList }) =>
          labelList.flatMap(({ labelName, version = '' }) => [labelName, version]),
        ),
      ),
    ];
    expect(
      facts.filter((fact) => !text.includes(fact)),
      `facts of ${abilityNo}`,
    ).toEqual([]);
    // The page shows fields of several documents under the name of each document.
    const shown = facts.flatMap((fact) => fact.split('·')).map((fact) => fact.replace(/\s+/g, ''));
    expect(
      shown.filter((fact) => !page.includes(fact)),
      `shown of ${abilityNo}`,
    ).toEqual([]);
  }
});

test('[MCP-01] abilities, documents, chips and causes of errors are found', async () => {
  expect((await ask('search', { keyword: '安全帽' })).text).toContain('安全帽佩戴检测');
  expect((await ask('search', { keyword: '安全冒' })).text).toContain('按“安全帽”查找');
  expect((await ask('find_abilities', { chipIds: [33], keyword: '安全帽' })).text).toContain('安全帽佩戴检测');
  const { text } = await ask('list_chips');
  expect(text.split('\n')).toHaveLength(chips.length);
  for (const [chipId] of chips) expect(text).toContain(`- ${chipId} `);
  const document = await ask('get_document', { document: '/resource-center/document-detail/first-trial' });
  expect(document.text).toMatch(/\n# 上传一张图片试用\n/);
  const explained = await ask('explain_error', { code: '20004' });
  expect(explained.text).toMatch(/\n# 20004 /);
  expect(explained.text).toContain('/resource-center/document-detail/error-20004');
  expect(explained.text).not.toContain('{{');
});

test('[MCP-01] an error for what does not exist or is wrong is a sentence', async () => {
  expect(await ask('get_ability', { abilityNo: 999_999 })).toMatchObject({
    isError: true,
    text: expect.stringContaining('10006'),
  });
  expect((await ask('get_document', { document: 'no-such-page' })).isError).toBe(true);
  expect((await ask('explain_error', { code: '; drop' })).isError).toBe(true);
  expect((await ask('search', { keyword: 'x'.repeat(65) })).isError).toBe(true);
  expect((await ask('search', { keyword: '？！' })).text).toBe('没有找到。');
});

test('[MCP-01] answers and errors are in Chinese, and nothing is promised that a server without sessions cannot keep', async () => {
  const { text } = await ask('search', { keyword: '错误码 20004' });
  expect(text).toMatch(/^## 错误码（\d+）\n- \[20004 /m);
  expect(text).not.toMatch(/## (document|errorCode|ability|chip)/);
  for (const [tool, input] of [
    ['search', { keyword: 'x'.repeat(65) }],
    ['search', {}],
    ['get_ability', { abilityNo: 'three' }],
    ['find_abilities', { pageNo: 0 }],
  ] as const) {
    const answer = await ask(tool, input);
    expect(answer, tool).toMatchObject({ isError: true, text: expect.stringMatching(/^参数有误：\w+：.*[一-龥]/) });
    expect(answer.text).not.toMatch(/Invalid|Input validation|expected /);
  }
  expect(client.getServerCapabilities()?.tools?.listChanged).toBe(false);
});

describe('[MCP-01] the address', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body,
    });
  const initialize = (protocolVersion: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: 'old', version: '1' } },
    });

  test.each(['2025-03-26', '2025-06-18', '2025-11-25'])('serves clients of the generation of %s', async (version) => {
    const answer = await post(initialize(version));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`"protocolVersion":"${version}"`);
    const listed = await post(JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} }), {
      'mcp-protocol-version': version,
    });
    expect(await listed.text()).toContain('"find_abilities"');
  });

  test('refuses pages of other origins, and takes those of this one', async () => {
    expect((await post(initialize('2025-06-18'), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(initialize('2025-06-18'), { origin: 'null' })).status).toBe(403);
    expect((await post(initialize('2025-06-18'), { origin: address.origin })).status).toBe(200);
  });

  test('answers bad input with an error of the protocol', async () => {
    for (const body of ['', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '"x"', '['.repeat(50_000)]) {
      const answer = await post(body);
      expect(answer.status, body.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(answer.status, body.slice(0, 20)).toBeLessThan(500);
    }
    expect((await post('x'.repeat(300_000))).status).toBe(413);
    expect((await post(initialize('2025-06-18'), { 'content-type': 'text/plain' })).status).toBe(415);
    for (const method of ['GET', 'DELETE']) expect((await fetch(address, { method })).status).toBe(405);
  });
});

describe('[MCP-01] [API-01] with a key', () => {
  const keyed = async (more: Record<string, string> = {}) => {
    const { accountId } = await signUp({ authStatus: 1 });
    const made = await addTestKey(database, { accountId: String(accountId) });
    const agent = new Client({ name: 'agent', version: '1' });
    await agent.connect(
      new StreamableHTTPClientTransport(address, { requestInit: { headers: { ...made.headers, ...more } } }),
    );
    const run = async (name: string, input: Record<string, unknown>) => {
      const { content, isError } = await agent.callTool({ name, arguments: input });
      return { text: (content as { text: string }[])[0]?.text ?? '', isError: isError === true };
    };
    return { run, close: () => agent.close() };
  };

  test('an agent recognises a picture, sees its quota, and learns how to fix an error', async () => {
    stub.answerBy(async () => ({
      ...stub.found,
      targets: [{ label: '人员', score: 0.91, box: [1, 2, 3, 4] as [number, number, number, number] }],
    }));
    const { run, close } = await keyed();
    const image = (await somePicture()).toString('base64');
    const found = await run('run_ability', { abilityNo: Number(ABILITY), image });
    expect(found.text).toContain('- 人员 0.91，左上角与宽高 [1, 2, 3, 4]');
    const [, requestId] = /\/account\/requests\/([0-9a-f-]{36})/.exec(found.text) ?? [];
    const looked = await run('look_up_request', { requestId });
    expect(looked.isError).toBe(false);
    for (const fact of [requestId, `能力 ${ABILITY}`, '目标 1 个', '计 1 次', '毫秒'])
      expect(looked.text).toContain(fact);
    const others = await keyed();
    expect(await others.run('look_up_request', { requestId })).toMatchObject({ isError: true });
    await others.close();
    expect((await run('run_ability', { abilityNo: Number(ABILITY), sampleId: SAMPLE })).isError).toBe(false);
    expect((await run('get_quota', { abilityNo: Number(ABILITY) })).text).toMatch(/- 今天：2 \/ \d+/);
    const patient = await keyed({ 'idempotency-key': 'agent-1' });
    const [first, again] = [
      await patient.run('run_ability', { abilityNo: Number(ABILITY), image }),
      await patient.run('run_ability', { abilityNo: Number(ABILITY), image }),
    ];
    expect(again.text).toBe(first.text);
    expect((await patient.run('get_quota', { abilityNo: Number(ABILITY) })).text).toMatch(/- 今天：1 \/ \d+/);
    await patient.close();
    const wrong = await run('run_ability', { abilityNo: Number(ABILITY) });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringMatching(/^10003 .*（image）。.+/) });
    expect(wrong.text).toMatch(/恰好给出一种/);
    expect(wrong.text).toContain('/document-detail/error-10003');
    // A failed call is looked up by the id that its answer names.
    const [, wrongId = ''] = /请求 ([0-9a-f-]{36})：\S+\/account\/requests\/\1/.exec(wrong.text) ?? [];
    const failed = await run('look_up_request', { requestId: wrongId });
    expect(failed).toMatchObject({ isError: false, text: expect.stringContaining('- 结果：10003 ') });
    // Words and hours are those of the pages.
    expect(looked.text).toMatch(/，\d{4}-\d\d-\d\d \d\d:\d\d（北京时间），智能体的调用，能力 /);
    expect((await run('get_quota', { abilityNo: Number(ABILITY) })).text).toMatch(
      /等级 已认证[\s\S]*00:00（北京时间） 恢复/,
    );
    expect((await run('get_quota', {})).text).toBe('参数有误：abilityNo：需要给出');
    for (const unknown of ['x', `${requestId}0`, '0198c1d0-0000-7000-8000-000000000000'])
      expect(await run('look_up_request', { requestId: unknown })).toMatchObject({
        isError: true,
        text: expect.stringMatching(/^404 没有找到这次请求：/),
      });
    stub.mend();
    await close();
  });

  test('without one the answer is 401 and says where to learn more', async () => {
    const tool = (name: string, headers: Record<string, string> = {}) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: { abilityNo: 1 } },
        }),
      });
    for (const answer of [
      await tool('run_ability'),
      await tool('get_quota'),
      await tool('look_up_request'),
      await tool('search', { authorization: 'Bearer oak_live_x' }),
    ]) {
      expect(answer.status).toBe(401);
      expect((await answer.json()).error).toMatchObject({
        message: expect.stringMatching(/^PTL0019 /),
        data: { remedy: expect.stringContaining('Bearer'), docUrl: expect.stringMatching(/error-ptl0019$/) },
      });
      const [, metadata] = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '') ?? [];
      expect(await (await fetch(metadata as string)).json()).toMatchObject({
        resource: address.href,
        bearer_methods_supported: ['header'],
      });
    }
    const metadata = await (await fetch(new URL('/.well-known/oauth-protected-resource/mcp', address))).json();
    expect((await fetch(metadata.resource_documentation)).status).toBe(200);
    const { accountId } = await signUp({ authStatus: 1 });
    const { headers } = await addTestKey(database, { accountId: String(accountId), uses: ['infer'] });
    const forbidden = await tool('run_ability', headers);
    expect(forbidden.status).toBe(403);
    expect((await forbidden.json()).error.data).toMatchObject({
      remedy: expect.stringContaining('“智能体（MCP）”'),
      docUrl: expect.stringMatching(/error-ptl0025$/),
      requestUrl: expect.stringContaining('/account/requests/'),
    });
  });
});

test('an answer that is too long goes on at an offset, and nothing is lost', () => {
  const text = Array.from({ length: 3000 }, (_, line) => `第 ${line} 行：一段不长的文字。`).join('\n');
  let whole = '';
  for (let offset = 0, rounds = 0; rounds < 20; rounds += 1) {
    const answer = cutAnswer(text, offset);
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(ANSWER_MAXIMUM_BYTES);
    const [, next] = /offset=(\d+) 继续\]$/.exec(answer) ?? [];
    whole += next === undefined ? answer : answer.slice(0, Number(next) - offset);
    if (next === undefined) break;
    offset = Number(next);
  }
  expect(whole).toBe(text);
});
