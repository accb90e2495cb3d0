import { protocolError } from '#server/kit/http/call-error.ts';
import type { Order } from './list-statements.ts';

/** Writes the end of a page as a cursor: the order, the last row's key in that order, and its ability number. */
export const writeCursor = (order: Order, row: { key: string; ability_no: number | null }) =>
  Buffer.from(JSON.stringify([order, row.key, row.ability_no])).toString('base64url');

/** Every key is an integer that PostgreSQL can hold: a number, a count, or microseconds since 1970. */
const isKey = (order: Order, key: string) => (order === 'default' ? /^\d{1,9}$/ : /^\d{1,17}$/).test(key);

/** Reads a cursor. Throws the field's error if it was not written for this order. */
export const readCursor = (cursor: string, order: Order): { key: string; abilityNo: number } => {
  try {
    const [named, key, abilityNo] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (
      order !== 'relevance' &&
      named === order &&
      typeof key === 'string' &&
      isKey(order, key) &&
      typeof abilityNo === 'number' &&
      Number.isInteger(abilityNo) &&
      Math.abs(abilityNo) < 2 ** 31
    )
      return { key, abilityNo };
  } catch {
    // The error is thrown below.
  }
  throw protocolError('ability', 'invalid', 'cursor');
};
