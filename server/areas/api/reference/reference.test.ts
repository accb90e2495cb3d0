import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inferAbility } from '#contract/api/infer.ts';
import { openCalls } from '#contract/api/open-calls.ts';
import { getCallReference, getReference, getSamples } from '#contract/api/reference-calls.ts';
import { REFERENCE_PATH, referencePath, slugOfCall } from '#contract/api/reference-path.ts';
import { openCodes } from '#contract/api/remedies.ts';
import { sampleLanguages } from '#contract/api/samples/languages.ts';
import { queryDocumentTree } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { addTestKey } from '../testing.ts';

const PUBLIC = 'https://portal.example.com';
const stub = stubEngines();
const { app, call, database, signUp } = await testApp({ PUBLIC_URL: PUBLIC }, stub);

const { sections, calls } = (await call(getReference)).body.data;
const bodyOf = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;

interface Description {
  paths: Record<string, Record<string, { operationId?: string; security?: unknown; 'x-access'?: string }>>;
  components: { securitySchemes?: Record<string, unknown> };
}

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string; description?: string }[];
  requestBody?: object;
  responses: object;
}

/** Returns the paths of the properties in schemas that have no description. */
const withoutDescription = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === 'properties'
      ? Object.entries(inner as Record<string, { description?: string }>)
          .filter(([, { description }]) => !description)
          .map(([field]) => `${path}.${field}`)
      : []),
    ...withoutDescription(inner, `${path}.${name}`),
  ]);
};

describe('[API-03] the reference of the open API', () => {
  test('has every call that takes a key', async () => {
    const described = (await app.inject('/api/openapi.json')).json<Description>();
    const ofKeys = Object.entries(described.paths)
      .flatMap(([path, methods]) => Object.entries(methods).map(([method, one]) => ({ path, method, ...one })))
      .filter(({ security }) => security !== undefined)
      .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ofKeys.sort());
    expect(described.components.securitySchemes).toMatchObject({ applicationKey: { type: 'http', scheme: 'bearer' } });
  });

  test('describes each field with its type, its limits and a text', async () => {
    for (const { name } of openCalls) {
      const { data } = (await call(getCallReference, { slug: slugOfCall(name) })).body;
      const fields = [...data.fields, ...data.answer];
      expect(fields.filter(({ text }) => text === '').map(({ path }) => `${name}: ${path}`)).toEqual([]);
      expect(data.errors.length).toBeGreaterThan(10);
      expect(bodyOf(data.example).textContent).toContain(PUBLIC);
    }
    const { fields, answer } = (await call(getCallReference, { slug: slugOfCall(inferAbility.name) })).body.data;
    const of = (path: string) => [...fields, ...answer].find((field) => field.path === path);
    expect(of('threshold')).toMatchObject({ type: '数字', required: false, limits: '0–1' });
    expect(of('abilityNo')).toMatchObject({ type: '整数', required: true, limits: '1–999999' });
    expect(of('image')).toMatchObject({ type: '文件或 base64', limits: '最大 4 MB' });
    expect(of('targets.box')).toMatchObject({ type: '4 个数字', required: true });
    expect(of('quota.day.limit')).toMatchObject({ required: true });
  });

  test('explains a field in its place', async () => {
    const of = async (name: string) => (await call(getCallReference, { slug: slugOfCall(name) })).body.data;
    const text = (fields: readonly { path: string; text: string }[], path: string) =>
      fields.find((field) => field.path === path)?.text;
    const infer = await of('api.infer');
    expect(text(infer.fields, 'version')).toContain('指定');
    expect(text(infer.answer, 'version')).not.toContain('指定');
    const created = (await of('api.createJob')).answer;
    expect(text(created, 'pieces')).toContain('ZIP');
    expect(text(created, 'reason')).not.toContain('校验');
    expect(text(created, 'reason')).toContain('结果代码');
  });

  test('has an example of each call in the form that it takes', async () => {
    const example = async (name: string) =>
      bodyOf((await call(getCallReference, { slug: slugOfCall(name) })).body.data.example).textContent ?? '';
    const { accountId } = await signUp({ authStatus: 1 });
    const { headers } = await addTestKey(database, { accountId: String(accountId) });
    const [, body = ''] = /-d '(.+)'/.exec(await example('api.createJob')) ?? [];
    const created = await app.inject({
      method: 'POST',
      url: '/api/openapi/v1/jobs',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: body,
    });
    expect(created.json().code).toBe('200');
    expect(await example('api.addJobPicture')).toMatch(/-F file=@picture\.jpg/);
    expect(await example('api.addJobPiece')).toMatch(/-F pieceNo=0[\s\S]+-F file=@/);
    for (const name of ['api.addJobPicture', 'api.addJobPiece']) expect(await example(name)).not.toContain('json');
    expect(await example('api.startJob')).toMatch(/-X POST/);
  });

  test('has an example of the answer of each call, in the shape of the call', async () => {
    for (const open of openCalls) {
      const { answerExample } = (await call(getCallReference, { slug: slugOfCall(open.name) })).body.data;
      const { code, data } = JSON.parse(bodyOf(answerExample ?? '').querySelector('code')?.textContent ?? '{}');
      expect(code, open.name).toBe('200');
      expect(z.safeParse(open.answer, data).error, open.name).toBeUndefined();
      expect(Object.keys(data), open.name).not.toEqual([]);
    }
  });

  test('describes bodies without the parameters of the path, each type as it is sent', async () => {
    const { paths } = (await app.inject('/api/openapi/openapi.json')).json();
    const contents = paths['/api/openapi/v1/abilities/{abilityNo}/infer'].post.requestBody.content;
    expect(Object.keys(contents).sort()).toEqual(['application/json', 'multipart/form-data']);
    for (const type of Object.keys(contents)) {
      expect(contents[type].schema.properties).not.toHaveProperty('abilityNo');
      expect(contents[type].schema.required ?? []).not.toContain('abilityNo');
    }
    expect(contents['application/json'].schema.properties.image.format).toBeUndefined();
    expect(contents['multipart/form-data'].schema.properties.image.format).toBe('binary');
  });

  test('publishes answers that may have more fields, and says what each field and each header is', async () => {
    const published = await Promise.all(
      ['/api/openapi/openapi.json', '/api/openapi.json'].map(async (url) => (await app.inject(url)).json().paths),
    );
    for (const paths of published) {
      const operations = Object.entries(paths as Record<string, Record<string, Operation>>)
        .filter(([path]) => path.startsWith('/api/openapi/'))
        .flatMap(([, methods]) => Object.values(methods));
      expect(operations).toHaveLength(openCalls.length);
      for (const { operationId, parameters = [], requestBody, responses } of operations) {
        expect(JSON.stringify(responses), operationId).not.toContain('"additionalProperties":false');
        expect(withoutDescription({ requestBody, responses }), operationId).toEqual([]);
        const inHeader = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
        expect(inHeader, operationId).toContain('X-Simulate');
        expect(inHeader.includes('X-Model-Version'), operationId).toBe(operationId === inferAbility.name);
        expect(
          parameters.filter(({ description }) => !description),
          operationId,
        ).toEqual([]);
      }
    }
  });

  test('names each code of the API at one call at least, with its page', async () => {
    const named = new Set<string>();
    for (const { name } of openCalls)
      for (const { code } of (await call(getCallReference, { slug: slugOfCall(name) })).body.data.errors)
        named.add(code);
    // Codes of accounts and of lists that the calls of today do not have.
    expect(openCodes.filter((code) => !named.has(code) && !['403', 'PTL0003'].includes(code))).toEqual([]);
  });

  test('links only to documents that are there', async () => {
    const { treeList } = (await call(queryDocumentTree)).body.data;
    const slugs = new Set(treeList.map(({ slug }) => slug));
    const links = sections.flatMap(({ html }) =>
      [...bodyOf(html).querySelectorAll('a[href^="/resource-center/document-detail/"]')].map((link) =>
        (link.getAttribute('href') ?? '').slice(documentPath('').length),
      ),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((slug) => !slugs.has(slug))).toEqual([]);
    for (const { html } of sections) expect(html).not.toContain('{{');
  });

  test('has the samples of an ability, coloured, in every language', async () => {
    const { samples } = (await call(getSamples, { abilityNo: ABILITY, sampleId: SAMPLE })).body.data;
    expect(samples.map(({ name }) => name)).toEqual(sampleLanguages.map(({ name }) => name));
    for (const [at, { html, name }] of samples.entries()) {
      const code = bodyOf(html).querySelector('pre code');
      const expected = sampleLanguages[at]?.sampleOf({
        origin: PUBLIC,
        abilityNo: Number(ABILITY),
        picture: { kind: 'sample', sampleId: SAMPLE },
      });
      expect(code?.textContent, name).toBe(expected);
      expect(code?.querySelectorAll('span').length, name).toBeGreaterThan(3);
    }
  });

  test('has an example of the answer of an ability with an engine, and none of another', async () => {
    const { answer } = (await call(getSamples, { abilityNo: ABILITY })).body.data;
    const example = JSON.parse(bodyOf(answer?.html ?? '').querySelector('pre code')?.textContent ?? '');
    expect(example).toMatchObject({ code: '200', data: { abilityNo: Number(ABILITY), fields: expect.any(Array) } });
    expect((await call(getSamples, { abilityNo: '999' })).body.data.answer).toBeNull();
    expect((await call(getSamples, { abilityNo: '2' })).body.data.answer).toBeNull();
  });

  test('describes jobs, webhooks, the inference protocol and agents, with links to calls that are there', () => {
    expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['jobs', 'webhooks', 'protocol', 'agents']));
    const html = sections.map((section) => section.html).join('');
    for (const text of ['/v2/models/ability-35/infer', 'webhook-signature', '/mcp', '/api/openapi/v1/jobs'])
      expect(html).toContain(text);
    const links = [...bodyOf(html).querySelectorAll(`a[href^="${REFERENCE_PATH}/"]`)].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter((link) => !openCalls.some(({ name }) => referencePath(name) === link))).toEqual([]);
  });

  test('an unknown call is not found; wrong numbers and samples are refused', async () => {
    expect((await call(getCallReference, { slug: 'nothing' })).status).toBe(404);
    expect((await call(getSamples, { abilityNo: '0' })).status).toBe(400);
    expect((await call(getSamples, { abilityNo: ABILITY, sampleId: '../x' })).status).toBe(400);
  });

  test('is in the sitemap', async () => {
    const { body } = await app.inject('/sitemap.xml');
    for (const path of [REFERENCE_PATH, referencePath(inferAbility.name), `${REFERENCE_PATH}/ability/${ABILITY}`])
      expect(body).toContain(`<loc>${PUBLIC}${path}</loc>`);
    expect(body).not.toContain(`${REFERENCE_PATH}/ability/2<`);
  });

  test('an answer names the SHA-256 of the picture that the server got', async () => {
    const picture = await somePicture();
    const { accountId } = await signUp({ authStatus: 1 });
    const { headers } = await addTestKey(database, { accountId: String(accountId) });
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(picture))).toString('hex');
    const { headers: told } = await app.inject({
      method: 'POST',
      url: inferAbility.path.replace(':abilityNo', ABILITY),
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ image: picture.toString('base64') }),
    });
    expect(told['x-picture-sha256']).toBe(hash);
  });
});
