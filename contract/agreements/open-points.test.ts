import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPointsOf } from './open-points.ts';

test('[OPS-01] the drafts that come with the portal are not taken for finished texts', () => {
  for (const name of ['platform-service-agreement', 'privacy-policy', 'provider-onboarding-agreement']) {
    const { places, hasNote } = openPointsOf(readFileSync(`content/agreements/${name}.md`, 'utf8'));
    expect(hasNote, name).toBe(true);
    expect(places, name).toContain('【平台运营方名称】');
  }
});

test('each place is named once, and a text without any has no open points', () => {
  expect(openPointsOf('【甲】与【乙】，【甲】。【跨\n行】')).toEqual({ places: ['【甲】', '【乙】'], hasNote: false });
  expect(openPointsOf('示例公司（以下简称“我们”）。\n\n> 引用一句“致运营方”。')).toEqual({
    places: [],
    hasNote: false,
  });
});
