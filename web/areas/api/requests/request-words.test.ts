import { expect, test } from 'vitest';
import { openCalls } from '#contract/api/open-calls.ts';
import { keptCalls } from '#contract/api/requests/call-names.ts';
import { callWord } from './request-words.ts';

test('[API-04] each call of programs has a name in Chinese, and can be chosen in the list', () => {
  for (const call of [...openCalls.map(({ name }) => name), 'api.replay', 'api.inferByProtocol', 'mcp']) {
    expect(callWord(call), call).not.toBe(call);
    expect(keptCalls, call).toContain(call);
  }
});
