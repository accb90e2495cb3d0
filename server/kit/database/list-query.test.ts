import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/kit/call.ts';
import { defineList } from '#contract/kit/list/define-list.ts';
import { choice, choices, flag, order, page, searchText } from '#contract/kit/list/parameters.ts';
import { requestFields } from '#contract/kit/list/request-fields.ts';
import { conditionsOf } from './list-query.ts';

const things = defineList({
  path: '/things',
  parameters: {
    keyword: searchText(),
    level: choice([0, 1]),
    owner: choice(['me', 'none']),
    urged: flag(),
    kinds: choices([1, 2]),
    order: order(['newest', 'oldest']),
    pageNo: page({ size: 20 }),
  },
});
const queryThings = defineCall({
  name: 'things.query',
  method: 'POST',
  path: '/things',
  service: 'user',
  access: 'user',
  summary: '',
  request: z.object(requestFields(things, { level: z._default(z.nullable(z.literal([0, 1])), null) })),
  answer: z.null(),
});
const conditionOf = conditionsOf(things, queryThings, {
  keyword: (words) => ['name = ?', words],
  level: (level) => ['level = ?', level],
  owner: (who, userId: string) => (who === 'me' ? ['owner_id = ?', userId] : ['owner_id is null']),
  urged: () => ['urged'],
  kinds: (kinds) => ['kind = any (?)', kinds],
});

test('composes the conditions of the filters that are set', () => {
  expect(conditionOf({}, '7')).toEqual(['true']);
  expect(conditionOf({ level: 0 }, '7')).toEqual(['(level = ?)', 0]);
  expect(conditionOf({ kinds: [2, 1] }, '7')).toEqual(['(kind = any (?))', [2, 1]]);
  expect(conditionOf({ keyword: ' x ', owner: 'me', urged: true, order: 'oldest', pageNo: 2 }, '7')).toEqual([
    '(name = ?) and (owner_id = ?) and (urged)',
    'x',
    '7',
  ]);
});

test('an empty text, no values, a flag that is not set and null are no condition', () => {
  expect(conditionOf({ keyword: '  ', level: null, urged: false, kinds: [] }, '7')).toEqual(['true']);
});

test('a filter without a condition is a type error', () => {
  // @ts-expect-error -- the other filters are missing
  const lacking = conditionsOf(things, queryThings, { keyword: (words) => ['name = ?', words] });
  expect(lacking({ keyword: 'x' })).toEqual(['(name = ?)', 'x']);
});
