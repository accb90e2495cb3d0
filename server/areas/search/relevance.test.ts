import { expect, test } from 'vitest';
import { searchSite } from '#contract/search/calls.ts';
import { testApp } from '#server/app/testing.ts';
import questions from './relevance.json' with { type: 'json' };

const { call } = await testApp({ PAGE_CACHE: 'off' });

const FIRST = 3;
const AT_LEAST = 0.95;

/** Returns the questions whose answer is not among the first pages of its kind. */
const missed = async (asked: readonly { question: string; pages: readonly string[] }[]) => {
  const wrong: string[] = [];
  for (const { question, pages } of asked) {
    const { groups } = (await call(searchSite, { keyword: question })).body.data;
    const shown = groups.flatMap(({ list }) => list.slice(0, FIRST).map(({ path }) => path.replace(/^.*\/|#.*$/g, '')));
    if (!pages.some((page) => shown.includes(page))) wrong.push(`${question}: ${shown.join(' ')}`);
  }
  return wrong;
};

test.each([
  ['were looked at', questions.asked],
  ['were held out', questions.heldOut],
])(
  '[DOC-02] of real questions that %s, 95 % are answered by one of the first three pages of a kind',
  async (_list, asked) => {
    expect(asked.length).toBeGreaterThanOrEqual(60);
    const wrong = await missed(asked);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(Math.floor(asked.length * (1 - AT_LEAST)));
  },
);
