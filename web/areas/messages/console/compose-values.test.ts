import { expect, test } from 'vitest';
import { NAMED_MAXIMUM } from '#contract/messages/limits.ts';
import { audienceOf, emptyCompose, namesIn } from './compose-values.ts';

test('[OPS-02] a pasted list is split at everything between names, and holds each once', () => {
  expect(namesIn('zhang-san, li_si；13900000000\n wang5、zhang-san\t\r\n')).toEqual([
    'zhang-san',
    'li_si',
    '13900000000',
    'wang5',
  ]);
  expect(namesIn(' \n，')).toEqual([]);
});

test('[OPS-02] whom the values mean', () => {
  expect(audienceOf(emptyCompose)).toBeUndefined();
  expect(audienceOf({ ...emptyCompose, to: 'all' })).toEqual({ to: 'all' });
  expect(audienceOf({ ...emptyCompose, to: 'chosen' })).toBeUndefined();
  expect(audienceOf({ ...emptyCompose, to: 'chosen', authStatuses: [1], roleGroups: ['normal', 'exclusive'] })).toEqual(
    {
      to: 'chosen',
      authStatuses: [1],
      userRoles: [],
      accountRoles: [4, 1, 3, 8],
    },
  );
  expect(audienceOf({ ...emptyCompose, to: 'named' })).toBeUndefined();
  expect(audienceOf({ ...emptyCompose, to: 'named', names: 'a b a' })).toEqual({ to: 'named', names: ['a', 'b'] });
  const many = Array.from({ length: NAMED_MAXIMUM + 1 }, (_, at) => `u${at}`).join('\n');
  expect(audienceOf({ ...emptyCompose, to: 'named', names: many })).toBeUndefined();
});
