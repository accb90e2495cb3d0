import { expect, test } from 'vitest';
import { curlCommand } from './command.ts';

test('[API-08] the command names the ability, the key and the sample', () => {
  expect(
    curlCommand('https://portal.example', 'oak_live_x', { abilityNo: 1, abilityName: '人员检测', sampleId: 'yard' }),
  ).toBe(
    [
      'curl -sS "https://portal.example/api/openapi/v1/abilities/1/infer" \\',
      '  -H "Authorization: Bearer oak_live_x" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{"sampleId":"yard"}'`,
    ].join('\n'),
  );
});
