import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { abilityDetail } from '#contract/catalogue/ability.ts';
import { composeEntry } from '#server/areas/catalogue/compose-entry.ts';
import { answerFilter } from './answer-filter.ts';

const schema = z.object({
  name: z.string(),
  count: z.number(),
  kind: z.union([z.literal(1), z.literal(2)]),
  note: z.optional(z.string()),
  owner: z.nullable(z.object({ id: z.number() })),
  items: z.array(z.object({ label: z.string() })),
});
const filter = answerFilter(schema);
const right = { name: 'a', count: 1, kind: 2, owner: { id: 1 }, items: [{ label: 'x' }, { label: 'y' }] };

test('passes what the schema names unchanged', () => {
  expect(filter(right)).toBe(right);
  const more = { ...right, note: 'n', owner: null };
  expect(filter(more)).toBe(more);
});

test('leaves out what the schema does not name, at any depth, without changing the original', () => {
  const items = [right.items[0], { label: 'y', secret: 1 }];
  const given = { ...right, items, password: 'p', owner: { id: 1, phone: '1' } };
  const before = structuredClone(given);
  expect(filter(given)).toEqual(right);
  expect(given).toEqual(before);
});

test.each([
  ['a missing field', { ...right, name: undefined }, 'name'],
  ['a wrong type', { ...right, count: '1' }, 'count'],
  ['no number', { ...right, count: Number.NaN }, 'count'],
  ['a value outside of its list', { ...right, kind: 3 }, 'kind'],
  ['a wrong type inside', { ...right, items: [{ label: 1 }] }, 'label'],
  ['an object for a list', { ...right, items: {} }, 'items'],
  ['a list for an object', { ...right, owner: [] }, 'owner'],
])('%s is refused, with its field', (_case, answer, field) => {
  expect(() => filter(answer)).toThrow(field);
});

test('returns what zod returns for a whole ability', () => {
  const file = new URL('../../../content/catalogue/abilities/001-personnel.json', import.meta.url);
  const entry = composeEntry(JSON.parse(readFileSync(file, 'utf8')));
  const answer = { ...entry, hasEngine: true, viewCount: 3, downloadCount: 1, inner: true };
  expect(answerFilter(abilityDetail)(answer)).toEqual(z.parse(abilityDetail, answer));
});
