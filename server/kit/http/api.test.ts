import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { getTerms } from '#contract/agreements/calls.ts';
import { getOwnRequest } from '#contract/api/requests/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { countView, getAbility, getChips, getFilters, getScenes, queryAbilities } from '#contract/catalogue/calls.ts';
import { queryMenus, queryPositions, querySystemConfig } from '#contract/site/calls.ts';
import { testApp } from '#server/app/testing.ts';

const thorough = inject('thorough');

const { app, call } = await testApp({}, { pages: true });

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
const description = (await app.inject('/api/openapi.json')).json() as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const ajv = new Ajv2020({ strict: false });

const conforms = (path: string, method: string, status: number, body: unknown) => {
  const response = description.paths[path]?.[method]?.responses[String(status)];
  const schema = response?.content?.['application/json']?.schema;
  expect(schema, `${method} ${path} ${status} is described`).toBeDefined();
  const validate = ajv.compile(schema as object);
  expect(validate(body), `${method} ${path} ${status}: ${JSON.stringify(validate.errors)}`).toBe(true);
};

const samples: [AnyCall, unknown, unknown][] = [
  [queryMenus, { menuLevels: [1, 2, 3, 4, 5] }, { menuLevels: 'all' }],
  [querySystemConfig, { configType: 2 }, { configType: 4 }],
  [querySystemConfig, {}, { configType: '1' }],
  [queryPositions, { regional: false }, { regional: 1 }],
  [getTerms, { key: 'platform-service' }, { key: 'x'.repeat(61) }],
  [queryAbilities, { pageNo: 1, pageSize: 100 }, { pageNo: 0, pageSize: 10 }],
  [getAbility, { abilityNo: '10' }, { abilityNo: 'ten' }],
  [getAbility, { abilityNo: '18' }, { abilityNo: '0' }],
  [getFilters, {}, undefined],
  [getChips, {}, undefined],
  [getScenes, {}, undefined],
  [countView, { abilityNo: 1 }, { abilityNo: 1.5 }],
];

describe('[CALL-09] the API is described by an OpenAPI 3.1 document', () => {
  test('it has every call', () => {
    expect(description.openapi).toBe('3.1.0');
    const described = Object.values(description.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    for (const [definition] of samples) expect(described).toContain(definition.name);
  });

  test.each(samples)('$name answers as described', async (definition, right, wrong) => {
    const method = definition.method.toLowerCase();
    const good = await call(definition, right, { 'idempotency-key': `described-${Math.random()}` });
    expect(good.status).toBe(200);
    conforms(definition.path, method, 200, good.body);
    if (wrong === undefined) return;
    const bad = await call(definition, wrong, { 'idempotency-key': 'wrong' });
    expect(bad.status).toBe(400);
    conforms(definition.path, method, 400, bad.body);
  });
});

describe('[ERR-05] bad input gets a clear answer', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: queryAbilities.path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  const page = { pageNo: 1, pageSize: 10 };
  test.each([
    ['not JSON', '{', 400, '10002', undefined],
    ['nothing', '', 400, '10002', undefined],
    ['null', 'null', 400, '10004', undefined],
    ['a list', '[]', 400, '10004', undefined],
    ['a wrong type', JSON.stringify({ ...page, pageNo: '1' }), 400, '10004', 'pageNo'],
    ['a page past the limit', JSON.stringify({ ...page, pageSize: 101 }), 400, '10003', 'pageSize'],
    ['a number past every limit', '{"pageNo":1e400,"pageSize":1}', 400, '10004', 'pageNo'],
    ['a large number', '{"pageNo":9007199254740993,"pageSize":1}', 400, '10003', 'pageNo'],
    ['an unknown filter', JSON.stringify({ ...page, modelTypes: [5] }), 400, '10003', 'modelTypes.0'],
    ['an unknown sort', JSON.stringify({ ...page, sortType: 7 }), 400, '10003', 'sortType'],
    ['U+0000', JSON.stringify({ ...page, keyword: 'a\u0000b' }), 400, '10003', 'keyword'],
    ['half a character', '{"pageNo":1,"pageSize":1,"keyword":"\\ud800"}', 400, '10003', 'keyword'],
    ['a long keyword', JSON.stringify({ ...page, keyword: 'x'.repeat(10_000) }), 400, '10003', 'keyword'],
    ['a prototype', '{"__proto__":{"pageNo":1},"pageSize":1}', 400, '10002', undefined],
    ['nesting of 20 000', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, '10004', undefined],
  ])('%s', async (_what, payload, status, code, field) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    const body = response.json();
    expect(body.code).toBe(code);
    expect(body.msg).not.toBe('');
    expect(body.data?.field).toBe(field);
  });

  test('a body of 20 MB is 413, another content type 415, and an unknown path 404', async () => {
    expect((await post(Buffer.alloc(20_000_000, 0x20))).statusCode).toBe(413);
    expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
    for (const url of ['/api/unknown', '/api', '/api/', '/configfiles/x', '/static/none.css']) {
      const response = await app.inject({ method: 'GET', url });
      expect(response.statusCode, url).toBe(404);
      expect(response.json().code, url).toBe('404');
    }
    const method = await app.inject({ method: 'GET', url: queryAbilities.path });
    expect(method.statusCode).toBe(405);
    expect(method.headers.allow).toBe('POST');
    const withParameter = await app.inject({ method: 'DELETE', url: getOwnRequest.path.replace(/:\w+/, 'x') });
    expect([withParameter.statusCode, withParameter.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await app.inject({ url: `${getOwnRequest.path.replace(/:\w+/, 'x')}/more` })).statusCode).toBe(404);
  });

  test('a doubled key of the query is an error, an odd encoding is no page', async () => {
    const doubled = await app.inject(`${getAbility.path}?abilityNo=1&abilityNo=2`);
    expect([doubled.statusCode, doubled.json().code]).toEqual([400, '10004']);
    expect((await app.inject('/%E0%A4%A')).statusCode).toBe(404);
  });

  test('no body causes an error of the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(
          {
            keyword: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
            industryTypes: fc.oneof(fc.array(fc.integer()), fc.anything()),
            chipIds: fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.double())),
            sortType: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(null)),
            pageNo: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.double(), fc.bigInt({ max: 1n << 70n }).map(Number)),
            pageSize: fc.integer({ min: 1, max: 110 }),
          },
          { requiredKeys: ['pageNo', 'pageSize'] },
        ),
        async (body) => {
          const response = await post(JSON.stringify(body) ?? 'null');
          expect([200, 400]).toContain(response.statusCode);
        },
      ),
      { numRuns: thorough ? 2000 : 200 },
    );
  });
});

test('every answer carries the security headers, errors and files too', async () => {
  for (const url of [
    getChips.path,
    '/api/none',
    '/static/skin/default/skin.css',
    '/static/none',
    '/',
    '/no-such-page',
    '/%E0%A4%A',
  ]) {
    const { headers } = await app.inject(url);
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['content-security-policy'], url).toMatch(/frame-ancestors 'none'/);
    expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    expect(headers['strict-transport-security'], url).toBeUndefined();
    expect(headers['x-powered-by'], url).toBeUndefined();
  }
});
