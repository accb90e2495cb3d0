import { expect, test } from 'vitest';
import { nextTurn } from './panel-turn.ts';

const asked = { sampleId: 'id-card-1' };
const first = { userId: undefined, turn: 0, past: undefined };

test('[MEND-04] another user gets another panel, which does not try the picture of the one before', () => {
  const member = nextTurn(first, 'a', asked);
  // The user who has been there from the start becomes known.
  expect(member).toEqual({ userId: 'a', turn: 0, past: undefined });
  expect(nextTurn(member, 'a', asked)).toBe(member);
  expect(nextTurn(member, undefined, asked)).toBe(member);
  const visitor = nextTurn(member, '', asked);
  expect(visitor).toEqual({ userId: '', turn: 1, past: asked });
  expect(nextTurn(visitor, 'b', undefined)).toEqual({ userId: 'b', turn: 2, past: undefined });
});
