import { describe, expect, test } from 'vitest';
import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { addJobPiece, createJob, getJobResults } from '#contract/api/job-open-calls.ts';
import { getOwnRequest } from '#contract/api/requests/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import { addTestKey } from './testing.ts';

const { app, database, signUp } = await testApp({}, stubEngines());
const { accountId } = await signUp({ authStatus: 1 });
const { headers } = await addTestKey(database, { accountId: String(accountId) });

interface ErrorAnswer {
  code: string;
  data: { field?: string } | null;
  remedy: string;
  requestId: string;
  requestUrl?: string;
}
interface Asked {
  path?: Record<string, string>;
  query?: string;
  body?: object | string;
  type?: string;
}
const ask = async (call: AnyCall, { path = {}, query = '', body, type = 'application/json' }: Asked) => {
  const answer = await app.inject({
    method: call.method,
    url: call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => path[name] ?? ABILITY) + query,
    headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.statusCode, ...answer.json<ErrorAnswer & { data: { jobId?: string; remedy?: string } }>() };
};
const JOB = '0198c1d0-0000-7000-8000-000000000000';

describe('[API-02] an error says what the request should have been', () => {
  test.each([
    [
      inferAbility,
      { body: { sampleId: SAMPLE, threshold: 1.5 } },
      'threshold',
      /^threshold 须是 0–1 的数字：只返回得分/,
    ],
    [inferAbility, { body: { sampleId: SAMPLE, threshold: 'abc' } }, 'threshold', /^threshold 须是 0–1 的数字：/],
    [inferAbility, { body: { sampleId: SAMPLE, threshold: null } }, 'threshold', /^threshold 须是 0–1 的数字：/],
    [inferAbility, { body: { url: '' } }, 'url', /^url 须是 1–900 个字符的文字：/],
    [
      inferAbilities,
      { body: { sampleId: SAMPLE, abilityNos: [] } },
      'abilityNos',
      /^abilityNos 须是整数的列表，1–8 项：/,
    ],
    [
      inferAbilities,
      { body: { sampleId: SAMPLE, abilityNos: [0] } },
      'abilityNos.0',
      /^abilityNos\.0 须是 1–999999 的整数：能力编号/,
    ],
    [
      createJob,
      { body: { abilityNo: 35, sampleIds: Array.from({ length: 1001 }, () => SAMPLE) } },
      'sampleIds',
      /^sampleIds 须是文字的列表，1–1000 项：/,
    ],
    [
      createJob,
      { body: { abilityNo: 35, title: 'x'.repeat(61) } },
      'title',
      /^title 须是最多 60 个字符的文字：任务的名称/,
    ],
    [
      getJobResults,
      { path: { jobId: JOB }, query: '?limit=99999' },
      'limit',
      /^limit 须是 1–100 的整数：一页最多几条。$/,
    ],
    [
      getJobResults,
      { path: { jobId: JOB }, query: '?format=pdf' },
      'format',
      /^format 须是 json、csv、xlsx 之一：结果的格式。$/,
    ],
    // The form of these is in the words that explain them.
    [inferAbility, { body: { sampleId: '../x' } }, 'sampleId', /^请检查 sampleId：平台样例的编号/],
    [inferAbility, { body: {} }, 'image', /^请检查 image：.*恰好给出一种/],
  ] satisfies [AnyCall, Asked, string, RegExp][])(
    '%# names the limit that was broken',
    async (call, asked, field, said) => {
      const { status, code, data, remedy, requestId } = await ask(call, asked);
      expect([status, data.jobId, (data as { field?: string }).field]).toEqual([400, undefined, field]);
      expect(['10003', '10004']).toContain(code);
      expect(remedy).toMatch(said);
      // The request says the same when it is looked up.
      expect((await ask(getOwnRequest, { path: { requestId } })).data.remedy).toBe(remedy);
    },
  );

  test.each([
    ['{"sampleId":"x"', inferAbility],
    ['', inferAbility],
    ['{"abilityNo":', createJob],
    ['', createJob],
  ])('%# broken JSON and a wrong content type have different errors', async (body, call) => {
    const broken = await ask(call, { body });
    expect([broken.status, broken.code]).toEqual([400, '10002']);
    expect(broken.remedy).toMatch(/不是完整的 JSON/);
    expect(broken.remedy).not.toContain('Content-Type');
    const typed = await ask(call, { body: '{}', type: 'text/plain' });
    expect([typed.status, typed.code]).toEqual([415, '10002']);
    expect(typed.remedy).toMatch(/Content-Type.*application\/json/);
    // The body of some calls is read before their key, so the request has no owner.
    for (const { requestId, remedy } of [broken, typed].filter(({ requestUrl }) => requestUrl !== undefined))
      expect((await ask(getOwnRequest, { path: { requestId } })).data.remedy).toBe(remedy);
  });

  test('a piece that an archive does not have is a wrong field', async () => {
    const archive = { bytes: 100, sha256: '0'.repeat(64) };
    const { data } = await ask(createJob, { body: { abilityNo: 35, archive } });
    const part = (name: string, rest: string) => `--b\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`;
    const body = `${part('pieceNo', '\r\n\r\n1')}${part('file', '; filename="a"\r\n\r\nx')}--b--\r\n`;
    const refused = await ask(addJobPiece, {
      path: { jobId: data.jobId as string },
      body,
      type: 'multipart/form-data; boundary=b',
    });
    expect([refused.status, refused.code, (refused.data as { field?: string }).field]).toEqual([
      400,
      '10003',
      'pieceNo',
    ]);
    expect(refused.remedy).toMatch(/小于新建任务时得到的 pieces/);
  });
});
