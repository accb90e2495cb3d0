import { expect, test } from 'vitest';
import { unknownFactsIn } from './unknown-facts.ts';

test('a directive that the server does not know is a problem at its line; a word of a template is none', () => {
  const value = '一\n{{limit none}} {{limit trial.bytes}}\n{{name}}\n```\n{{limit none}}\n```';
  expect(
    unknownFactsIn(
      [
        { path: 'content', type: 'markdown', value },
        { path: 'url', type: 'link', value: '/{{limit none}}' },
      ],
      ['limit none', 'name'],
    ),
  ).toEqual([
    { path: 'content', problem: 'unknownFact', line: 2, reason: 'limit none' },
    { path: 'content', problem: 'unknownFact', line: 5, reason: 'limit none' },
  ]);
});
