import { randomBytes } from 'node:crypto';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';

const SALT_BYTES = 32;

const add = named('insight.addSalt', 'insert into insight_salt (day, salt) values ($1, $2) on conflict do nothing');
const find = named('insight.findSalt', 'select salt from insight_salt where day = $1');
export const oldSalts = removalOf('insight.removeOldSalts', 'insight_salt', `day < ${today}`);

/** The salts of the days, the same on every node. */
export const createSaltStore = (database: Database) => {
  let kept: { day: string; salt: Buffer } | undefined;
  return {
    /** Returns the salt of a day, in ISO 8601. The first node that needs it makes it. */
    async of(day: string): Promise<Buffer> {
      if (kept?.day === day) return kept.salt;
      await database.query(add, [day, randomBytes(SALT_BYTES)]);
      const [row] = await database.query<{ salt: Buffer }>(find, [day]);
      // It may have been removed in between, when the day is over.
      const salt = row?.salt ?? randomBytes(SALT_BYTES);
      kept = { day, salt };
      return salt;
    },
  };
};
