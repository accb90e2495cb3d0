import { expect, test } from 'vitest';
import { slugPattern } from '#contract/kit/content/define-content.ts';
import { slugOf } from './free-slug.ts';

test('a slug reads like its title, in pinyin', () => {
  expect(slugOf('接入摄像机', 'document')).toBe('jie-ru-she-xiang-ji');
  expect(slugOf('使用 AI 能力 2.0', 'document')).toMatch(/^shi-yong-ai-neng-li-20?/);
  for (const title of ['！？', '', '🙂', 'Ünïcode — Straße', '长'.repeat(60), 'a'.repeat(200)]) {
    const slug = slugOf(title, 'document');
    expect(slug, title).toMatch(slugPattern);
    expect(slug.length).toBeLessThanOrEqual(74);
  }
});
