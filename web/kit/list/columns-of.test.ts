import { expect, test } from 'vitest';
import { columnsOf } from './columns-of.ts';

type Row = { userName: string; createdAt: string; enterpriseName: string | null; enabled: boolean };

test('a column has the order and the title of its entry, and shows the field of its name unless it has a cell', () => {
  const columns = columnsOf<never, Row, keyof Row>(
    {
      createdAt: 'accounts.createdAt',
      enterpriseName: 'accounts.enterprise',
      userName: 'accounts.userName',
      enabled: 'accounts.state',
    },
    { enabled: { cell: ({ enabled }) => (enabled ? 'on' : 'off'), width: 90 }, userName: { width: 120 } },
  );
  const row: Row = { userName: '岚云', createdAt: '2026-03-01T04:05:00.000Z', enterpriseName: null, enabled: true };
  expect(columns.map(({ key, title, width, cell }) => [key, title, width, cell(row)])).toEqual([
    ['createdAt', 'accounts.createdAt', undefined, '2026-03-01 12:05'],
    ['enterpriseName', 'accounts.enterprise', undefined, '–'],
    ['userName', 'accounts.userName', 120, '岚云'],
    ['enabled', 'accounts.state', 90, 'on'],
  ]);
});
