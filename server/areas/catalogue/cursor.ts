import { fault } from '../../http/call-error.ts';
import type { Order } from './list-statements.ts';

/** Where a page ended: the order, the last row's key in it, and its ability number. */
export const writeCursor = (order: Order, row: { key: string; ability_no: number | null }) =>
  Buffer.from(JSON.stringify([order, row.key, row.ability_no])).toString('base64url');

const keys: Record<Order, RegExp> = {
  number: /^\d{1,9}$/,
  1: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  2: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  3: /^\d{1,15}$/,
  4: /^\d{1,15}$/,
  5: /^\d{1,15}$/,
  6: /^\d{1,15}$/,
  relevance: /^$/,
};

/** Reads a cursor; throws the fault of its field where it was not written for this order. */
export const readCursor = (cursor: string, order: Order): { key: string; abilityNo: number } => {
  try {
    const [named, key, abilityNo] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (
      named === order &&
      typeof key === 'string' &&
      keys[order].test(key) &&
      !(order === 1 || order === 2 ? Number.isNaN(Date.parse(key)) : false) &&
      typeof abilityNo === 'number' &&
      Number.isInteger(abilityNo) &&
      Math.abs(abilityNo) < 2 ** 31
    )
      return { key, abilityNo };
  } catch {
    // Told below.
  }
  throw fault('ability', 'invalid', 'cursor');
};
