import { protocolError } from '#server/kit/http/call-error.ts';
import type { Order } from './list-statements.ts';

/** Where a page ended: the order, the last row's key in it, and its ability number. */
export const writeCursor = (order: Order, row: { key: string; ability_no: number | null }) =>
  Buffer.from(JSON.stringify([order, row.key, row.ability_no])).toString('base64url');

/** Every key is a whole number that PostgreSQL can hold: a number, a count, or microseconds since 1970. */
const isKey = (order: Order, key: string) => (order === 'number' ? /^\d{1,9}$/ : /^\d{1,17}$/).test(key);

/** Reads a cursor; throws the fault of its field where it was not written for this order. */
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
    // Told below.
  }
  throw protocolError('ability', 'invalid', 'cursor');
};
