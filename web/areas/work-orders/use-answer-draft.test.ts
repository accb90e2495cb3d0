import { expect, test } from 'vitest';
import { leftOf, readAnswer } from './use-answer-draft.ts';

test('[ACC-12] what is written while an answer is on its way stays once that was sent', () => {
  const sent = { text: '共三台。', fileIds: ['a'] };
  expect(leftOf(sent, sent)).toEqual({ text: '', fileIds: [] });
  expect(leftOf({ text: '共三台。\n都是新的。', fileIds: ['a', 'b'] }, sent)).toEqual({
    text: '都是新的。',
    fileIds: ['b'],
  });
  expect(leftOf({ text: '共四台。', fileIds: [] }, sent)).toEqual({ text: '共四台。', fileIds: [] });
});

test('a draft that another release has kept is read as far as it can be', () => {
  expect(readAnswer({ text: '只有文字' })).toEqual({ text: '只有文字', fileIds: [] });
  expect(readAnswer({ text: 3, fileIds: ['a', 4] })).toEqual({ text: '', fileIds: ['a'] });
});
