import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { directivesOf } from '#contract/kit/markdown/directives.ts';
import { allLimits } from '#server/kit/facts/registry.ts';
import { bytes, count, many, seconds } from '#server/kit/facts/wording.ts';
import '#server/app/facts/register.ts';
import { documentKinds } from '../kinds.ts';
import { expandDirectives, factOf, factsOf, portalAddress, unknownDirectives } from './facts.ts';

const root = join(import.meta.dirname, '../../../..');
const address = 'https://portal.example.com';

describe('[DOC-05] a directive', () => {
  test('is replaced by what the code enforces, also in code', () => {
    const source =
      '最大 {{limit trial.bytes}}。\n\n```sh\ncurl {{address}}/api # {{code 20004}} {{setting PORT}}\n```\n';
    expect(expandDirectives(source, { address })).toBe(
      `最大 ${TRIAL_PICTURE_MAXIMUM_BYTES / 1_048_576} MB。\n\n\`\`\`sh\ncurl ${address}/api # ${messageOf('ability', '20004')} 8080\n\`\`\`\n`,
    );
  });

  test('names a service where codes differ between services', () => {
    expect(factOf('code user 401')).toBe(messageOf('user', '401'));
    expect(factOf('code user 401')).not.toBe(factOf('code 401'));
    expect(factOf('code US000051')).toBe(messageOf('user', 'US000051'));
    expect(factOf('code 10014')).not.toBe('');
  });

  test('stays as it is written if it is unknown', () => {
    const unknown = [
      'limit none',
      'limit constructor',
      'code 99999',
      'code cloud 401',
      'setting HOME',
      'word',
      'setting',
    ];
    expect(unknownDirectives([...unknown, 'address', 'code 20004'])).toEqual(unknown);
    expect(expandDirectives('{{limit none}} {{ limit trial.bytes }} {{}} {{{', { address })).toBe(
      '{{limit none}} {{ limit trial.bytes }} {{}} {{{',
    );
  });

  test('has the defaults that .env.example shows', () => {
    const shown = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(# )?([A-Z_0-9]+)=(.*)$/gm);
    for (const [, isOptional, name = '', value] of shown)
      expect([name, factOf(`setting ${name}`)]).toEqual([name, isOptional ? '未设置' : value]);
  });

  test('gives the values that were used, each once', () => {
    expect(factsOf('{{code 20004}} {{code 20004}} {{limit none}} {{address}}')).toEqual({
      'code 20004': messageOf('ability', '20004'),
    });
  });

  test('has a value without marks of Markdown', () => {
    expect([...allLimits()].filter(([, value]) => value === '' || /[*_`|<>[\]{}\\]/.test(value))).toEqual([]);
  });
});

test('figures are written for readers', () => {
  expect([bytes(4 * 1_048_576), bytes(64 * 1024), bytes(10)]).toEqual(['4 MB', '64 KB', '10 B']);
  expect([seconds(86_400), seconds(7200), seconds(90), seconds(604_800)]).toEqual([
    '24 小时',
    '2 小时',
    '90 秒',
    '7 天',
  ]);
  expect([count(40_000_000), count(5000), many(20, '张'), many(40_000_000, '像素')]).toEqual([
    '4000 万',
    '5000',
    '20 张',
    '4000 万像素',
  ]);
});

test('the address of a portal without a public one is where it listens', () => {
  expect(portalAddress({ publicUrl: address, host: '0.0.0.0', port: 1 })).toBe(address);
  expect(portalAddress({ publicUrl: undefined, host: '0.0.0.0', port: 8080 })).toBe('http://localhost:8080');
  expect(portalAddress({ publicUrl: undefined, host: '::1', port: 80 })).toBe('http://[::1]:80');
});

test('[DOC-05] default documents have only directives that have a value', () => {
  const files = contentFiles(join(root, 'content'));
  const unknown = documentKinds.flatMap(({ readDefaults }) =>
    readDefaults(files).entries.flatMap(({ file, payload }) =>
      unknownDirectives(directivesOf(String(payload.content)).map(({ text }) => text)).map(
        (text) => `${file}: ${text}`,
      ),
    ),
  );
  expect(files.errors).toEqual([]);
  expect(unknown).toEqual([]);
});
