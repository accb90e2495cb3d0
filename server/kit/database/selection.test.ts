import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { selectionOf } from './selection.ts';

const fields = {
  thingId: z.string(),
  ownerId: z.nullable(z.string()),
  name: z.string(),
  madeAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  parts: z.int(),
};
const thing = selectionOf(fields, {
  of: 't',
  from: {
    thingId: { isId: true },
    ownerId: { isId: true },
    name: { read: (name) => name.toUpperCase() },
    madeAt: { read: (time) => `${time.slice(0, 10)}T00:00:00.000Z` },
    parts: { sql: '(select count(*) from parts)' },
  },
});

test('a selection names the columns of its fields', () => {
  expect(thing.columns).toBe(
    't.thing_id, t.owner_id, t.name, t.made_at, t.ended_at, (select count(*) from parts) as parts',
  );
});

test('a row becomes the fields of the answer', () => {
  const row = {
    thing_id: 7,
    owner_id: null,
    name: 'wheel',
    made_at: new Date(3_600_000),
    ended_at: null,
    parts: 3,
    other: 1,
  };
  expect(thing.read(row as never)).toEqual({
    thingId: '7',
    ownerId: null,
    name: 'WHEEL',
    madeAt: '1970-01-01T00:00:00.000Z',
    endedAt: null,
    parts: 3,
  });
  expect(thing.read({ ...row, owner_id: 8, ended_at: new Date(1) } as never)).toMatchObject({
    ownerId: '8',
    endedAt: '1970-01-01T00:00:00.001Z',
  });
});
