import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPointsOf } from '#contract/agreements/open-points.ts';
import { readerText } from './reader-text.ts';

test('readers of the supplied drafts meet neither the note to operators nor a placeholder', () => {
  for (const name of ['platform-service-agreement', 'privacy-policy', 'provider-onboarding-agreement']) {
    const shown = readerText(readFileSync(`content/agreements/${name}.md`, 'utf8'));
    expect(openPointsOf(shown), name).toEqual({ places: [], hasNote: false });
  }
});

test('only what waits for the operating company is left out', () => {
  expect(
    readerText(
      '> **致运营方**：草案。\n> 第二行。\n\n由【平台运营方名称】（以下简称“我们”）运营，注册地址为【平台运营方注册地址】，见下。\n\n' +
        '- 运营方：【平台运营方名称】\n- 邮箱：见页脚\n- 【重要】请先阅读\n\n> 引用一句。\n',
    ),
  ).toBe('由平台运营方（以下简称“我们”）运营，见下。\n\n- 邮箱：见页脚\n- 【重要】请先阅读\n\n> 引用一句。\n');
  const finished = '由示例公司运营，注册地址为示例路 1 号。\n\n- 运营方：示例公司\n';
  expect(readerText(finished)).toBe(finished);
});
