import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/kit/call.ts';
import { createCalls } from './calls.ts';
import { serveAlone } from './testing.ts';

const change = defineCall({
  name: 'test.change',
  method: 'GET',
  path: '/api/test/change',
  service: 'ability',
  access: 'public',
  waits: true,
  summary: 'x',
  request: z.object({}),
  answer: z.object({}),
});

test('the handler of a call that waits learns that its caller has left', async () => {
  const calls = createCalls();
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<string>();
  calls.serve(change, async (_request, { gone }) => {
    gone?.addEventListener('abort', () => left.resolve('left'));
    begun.resolve();
    await left.promise;
    return {};
  });
  const app = await serveAlone(calls);
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  const { port } = app.server.address() as AddressInfo;
  const sent = fetch(`http://127.0.0.1:${port}${change.path}`, { signal: hangUp.signal }).catch(() => 'hung up');
  await begun.promise;
  hangUp.abort();
  expect([await sent, await left.promise]).toEqual(['hung up', 'left']);
});
