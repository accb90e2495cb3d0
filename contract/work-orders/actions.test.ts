import { describe, expect, test } from 'vitest';
import { actionParts, customerActions, nextState, operatorActions, type Party } from './actions.ts';
import { isOpen, stateNameOf, stateNames, waitsForCustomer, workOrderStates } from './states.ts';

/** The whole table, written out: one row per action, one column per state in order; a dot if not allowed. */
const written: Record<Party, Record<string, string>> = {
  customer: {
    reply: '1 2 2 4 . . . .',
    urge: '1 2 . . . . . .',
    withdraw: '6 6 6 . . . . .',
    confirm: '. . . 5 . . . .',
    reopen: '. . . 2 2 . 2 .',
    rate: '. . . . 5 . 7 .',
  },
  operator: {
    take: '2 2 3 4 . . . .',
    assign: '2 2 3 4 . . . .',
    reply: '2 2 3 4 . . . .',
    askForInformation: '3 3 . 3 . . . .',
    resolve: '4 4 4 4 . . . .',
    invalidate: '8 8 8 8 . . . .',
    note: '1 2 3 4 5 6 7 8',
  },
  system: { close: '. . 7 7 . . . .' },
};
const parties = Object.keys(written) as Party[];
const actions = [...new Set([...customerActions, ...operatorActions, 'close'])];
const cases = parties.flatMap((party) =>
  actions.flatMap((act) =>
    stateNames.map((name, at) => {
      const cell = written[party][act]?.split(' ')[at] ?? '.';
      return { party, act, name, next: cell === '.' ? undefined : Number(cell) };
    }),
  ),
);

describe('[ACC-12] which party may do what in which state', () => {
  test('the table has every action of every party', () => {
    expect(Object.keys(written.customer)).toEqual(customerActions);
    expect(Object.keys(written.operator)).toEqual(operatorActions);
    expect(Object.keys(actionParts).sort()).toEqual([...new Set([...customerActions, ...operatorActions])].sort());
  });

  test.each(cases)('$party $act in $name leads to $next', ({ party, act, name, next }) => {
    expect(nextState(party, act, workOrderStates[name])).toBe(next);
  });

  test('inherited names of objects are not actions', () => {
    for (const act of ['constructor', 'toString', '__proto__', ''])
      for (const party of parties) expect(nextState(party, act, 1)).toBeUndefined();
  });
});

test('states are numbered in order, and four of them are open', () => {
  expect(Object.values(workOrderStates)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Object.values(workOrderStates).filter(isOpen).map(stateNameOf)).toEqual(stateNames.slice(0, 4));
  expect(Object.values(workOrderStates).filter(waitsForCustomer)).toEqual([3, 4]);
});
