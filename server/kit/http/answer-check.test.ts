import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/kit/call.ts';
import { createAnswerCheck } from './answer-check.ts';
import { protocolError } from './call-error.ts';
import { createCalls } from './calls.ts';
import { serveAlone } from './testing.ts';

const thing = defineCall({
  name: 'test.thing',
  method: 'GET',
  path: '/api/test/things/:name',
  service: 'ability',
  access: 'public',
  summary: 'x',
  request: z.object({ name: z.string() }),
  answer: z.object({ name: z.string().check(z.maxLength(5)) }),
});
const keptThing = defineCall({
  ...thing,
  name: 'test.keptThing',
  path: '/api/test/kept-things/:name',
  cacheable: true,
});
const describedThing = defineCall({
  ...thing,
  name: 'test.describedThing',
  path: '/api/test/described-things/:name',
  statuses: [404],
});

const mount = async () => {
  const calls = createCalls();
  for (const call of [thing, keptThing, describedThing])
    calls.serve(call, ({ name }) => {
      if (name === 'none') throw protocolError('ability', 'notFound');
      return { name };
    });
  const lines: string[] = [];
  const app = await serveAlone(
    calls,
    createAnswerCheck((line) => lines.push(line)),
  );
  return { app, lines };
};

test.each([
  ['a call', '/api/test/things'],
  ['a call whose answers are kept', '/api/test/kept-things'],
])('[CALL-09] the check of answers finds a status and a body of %s that the description lacks', async (_what, path) => {
  const { app, lines } = await mount();
  expect((await app.inject(`${path}/right`)).statusCode).toBe(200);
  expect((await app.inject({ method: 'HEAD', url: `${path}/right` })).statusCode).toBe(200);
  expect(lines).toEqual([]);

  // Longer than its schema allows, which the answer filter does not check.
  expect((await app.inject(`${path}/too-long`)).statusCode).toBe(200);
  expect((await app.inject(`${path}/none`)).statusCode).toBe(404);
  expect(lines).toEqual([
    expect.stringMatching(`^answer not described: GET ${path}/:name 200: /data/name must NOT have more than 5 char`),
    `answer not described: GET ${path}/:name 404: the status is not described`,
  ]);
});

test('[CALL-09] the check of answers accepts the further statuses of a call, and a 304', async () => {
  const { app, lines } = await mount();
  expect((await app.inject('/api/test/described-things/none')).statusCode).toBe(404);
  const { etag } = (await app.inject('/api/test/kept-things/right')).headers;
  const again = await app.inject({ url: '/api/test/kept-things/right', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
  expect(lines).toEqual([]);
});

test('[CALL-09] the check of answers reports an undescribed content type, and a body that is not JSON', () => {
  const lines: string[] = [];
  const check = createAnswerCheck((line) => lines.push(line));
  const content = { 'application/json': { schema: { type: 'string' } } };
  const answer = {
    call: thing,
    method: 'GET',
    path: thing.path,
    status: 200,
    description: () => ({ paths: { '/api/test/things/{name}': { get: { responses: { 200: { content } } } } } }),
  };
  check({ ...answer, contentType: 'application/json; charset=utf-8', body: '"text"' });
  expect(lines).toEqual([]);
  check({ ...answer, contentType: 'text/plain', body: '"text"' });
  check({ ...answer, contentType: 'application/json', body: 'text' });
  expect(lines).toEqual([
    `answer not described: GET ${thing.path} 200: the content type text/plain is not described`,
    `answer not described: GET ${thing.path} 200: the body is not JSON`,
  ]);
});
