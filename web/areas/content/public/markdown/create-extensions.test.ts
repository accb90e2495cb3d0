import { expect, test } from 'vitest';
import { stateOf, withLineEnds } from './create-extensions.ts';

test.each(['', '一\n二\n', '一\r\n二\r\n', '一\n二\r\n三', '一\r二', '\u2028\t  \n'])(
  'a text stays as it is: %j',
  (text) => {
    expect(stateOf(text, []).sliceDoc()).toBe(text);
  },
);

test('what is pasted gets the line ends of the text', () => {
  expect(withLineEnds('a\r\nb\rc\nd', stateOf('一\r\n二', []))).toBe('a\r\nb\r\nc\r\nd');
  expect(withLineEnds('a\r\nb\rc\nd', stateOf('一\n二', []))).toBe('a\nb\nc\nd');
});
