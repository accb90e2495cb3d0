import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';

const find = named('content.findBasis', 'select basis from content_kind where kind = $1');
const lock = named('content.lockBasis', 'select digest from content_kind where kind = $1 for update');
const save = named(
  'content.saveBasis',
  `insert into content_kind (kind, basis, digest) values ($1, $2, $3)
   on conflict (kind) do update set basis = excluded.basis, digest = excluded.digest`,
);

/** Returns what the projection of a kind needs in addition to the entries. */
export const findBasis = async (database: Database, kind: string): Promise<unknown> => {
  const [row] = await database.query<{ basis: unknown }>(find, [kind]);
  return row?.basis;
};

/** Saves the basis and returns whether it differs from the one before. */
export const saveBasis = async (
  database: Database,
  kind: string,
  { basis, digest }: { basis: unknown; digest: string },
): Promise<boolean> => {
  const [before] = await database.query<{ digest: string }>(lock, [kind]);
  if (before?.digest === digest) return false;
  await database.query(save, [kind, JSON.stringify(basis ?? null), digest]);
  return true;
};
