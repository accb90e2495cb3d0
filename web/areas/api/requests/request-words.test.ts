import { expect, test } from 'vitest';
import { openCalls } from '#contract/api/open-calls.ts';
import { recordedCalls } from '#contract/api/requests/call-names.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { callWord, outcomesWord, parametersWord } from './request-words.ts';

provideAllTexts();

test('[API-04] each call of programs has a name in Chinese, and can be chosen in the list', () => {
  for (const call of [...openCalls.map(({ name }) => name), 'api.replay', 'api.inferByProtocol', 'mcp']) {
    expect(callWord(call), call).not.toBe(call);
    expect(recordedCalls, call).toContain(call);
  }
});

test('[API-04] how each ability of a call ended is no parameter', () => {
  const parameters = { threshold: '0.5', abilities: '1:200,29:10007' };
  expect(parametersWord({ parameters })).toBe('threshold = 0.5');
  expect(outcomesWord({ parameters })).toBe('1 成功；29 错误 10007');
  expect(outcomesWord({ parameters: {} })).toBe('');
});
