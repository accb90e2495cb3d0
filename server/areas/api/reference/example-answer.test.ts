import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { recognition } from '#contract/trial/recognition.ts';
import { exampleAnswer } from './example-answer.ts';

const root = join(import.meta.dirname, '../../../..');
const stored = globSync('content/trial/results/*.json', { cwd: root }).map((file) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')),
);
const panel = {
  engine: { kind: 'builtIn' as const, model: 'M', version: '1' },
  finds: [],
  samples: [],
  choices: [],
  accuracy: null,
  experiment: null,
  stored: null,
};
const ability = { abilityNo: 3, abilityName: '安全帽佩戴检测' };

test('[API-03] the example of an ability is what the engine found in its sample, in the form of the call', () => {
  expect(stored.length).toBeGreaterThan(10);
  for (const result of stored) {
    const { isReal, answer } = exampleAnswer({ ...ability, abilityNo: result.abilityNo }, { ...panel, stored: result });
    expect(isReal).toBe(true);
    expect(z.safeParse(recognition, answer.data).error, result.sampleId).toBeUndefined();
    for (const kind of ['targets', 'texts', 'fields'] as const) {
      expect(result.found[kind].slice(0, answer.data[kind].length)).toEqual(answer.data[kind]);
      expect(answer.data[kind].length > 0).toBe(result.found[kind].length > 0);
    }
  }
});

test('an ability without a stored result has an example of its form', () => {
  const of = (finds: readonly string[]) => exampleAnswer(ability, { ...panel, finds } as never);
  const { isReal, answer } = of(['targets']);
  expect(isReal).toBe(false);
  expect(answer.data.targets[0]?.label).toBe('安全帽佩戴');
  expect(answer.data.texts).toEqual([]);
  for (const finds of [[], ['targets'], ['keypoints'], ['texts'], ['fields', 'texts']])
    expect(z.safeParse(recognition, of(finds).answer.data).error).toBeUndefined();
  expect(of(['keypoints']).answer.data.targets[0]?.keypoints).toHaveLength(1);
});
