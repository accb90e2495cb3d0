import { expect, test } from 'vitest';
import type { Row } from './row.ts';
import { renderTable } from './table.ts';

const rows: Row[] = [
  {
    name: 'page.home',
    value: 9000.4,
    reference: 10000,
    unit: 'requests/s',
    figure: 0.9,
    figureUnit: '',
    budget: { atLeast: 0.7 },
  },
  { name: 'script.home', value: 130, unit: 'kB', figure: 130, figureUnit: 'kB', budget: { atMost: 125 } },
  { name: 'other', value: 1, reference: 12.3, unit: 'ms', figure: 1, figureUnit: 's' },
];

test('a row shows figure, budget and verdict; one without a budget gets no verdict', () => {
  expect(renderTable(rows).split('\n')).toEqual([
    'row          portal  reference  unit          figure  budget',
    '-----------  ------  ---------  ----------  --------  ---------  ------',
    'page.home      9000      10000  requests/s      0.90  >= 0.7     held',
    'script.home   130.0          -  kB          130.0 kB  <= 125 kB  MISSED',
    'other          1.00         12  ms            1.00 s  -',
  ]);
});

test('a figure on its budget is held', () => {
  const row = { ...(rows[0] as Row), figure: 0.7 };
  expect(renderTable([row])).toMatch(/held$/);
  expect(renderTable([{ ...row, figure: 0.699 }])).toMatch(/MISSED$/);
});
