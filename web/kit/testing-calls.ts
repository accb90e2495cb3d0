import { act } from 'react';
import { vi } from 'vitest';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';

interface HeldCall {
  request: unknown;
  answer: (data: unknown) => Promise<void>;
  /** No response comes. */
  fail: () => Promise<void>;
}

/** Holds the calls of a page until a test answers them, in any order. `vi.unstubAllGlobals` ends it. */
export const holdCalls = () => {
  const held: (HeldCall & { path: string })[] = [];
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit) => {
    const response = Promise.withResolvers<Pick<Response, 'status' | 'json'>>();
    signal?.addEventListener('abort', () => response.reject(signal.reason));
    held.push({
      path,
      request: typeof body === 'string' ? JSON.parse(body) : {},
      answer: (data) =>
        act(async () => response.resolve({ status: 200, json: async () => ({ code: '200', msg: '', data }) })),
      fail: () => act(async () => response.reject(new TypeError('no network'))),
    });
    return response.promise;
  });
  /** Returns what the page has requested of a call so far. */
  return <C extends AnyCall>(call: C) =>
    held.filter(({ path }) => path.split('?')[0] === call.path) as (Omit<HeldCall, 'answer'> & {
      answer: (data: AnswerOf<C>) => Promise<void>;
    })[];
};
