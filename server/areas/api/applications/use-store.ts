import { isKeyError } from '#contract/api/applications/key-errors.ts';
import { KEY_USE_DAYS, KEY_USES_KEPT } from '#contract/api/applications/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';

/** A key that was removed meanwhile, and networks past the maximum, are left out. */
const add = named(
  'api.addKeyUses',
  `insert into api_key_use as u (key_id, network, ability_no, used_at, code, refused)
   select n.key_id, n.network, n.ability_no, n.used_at, n.code, n.refused
   from (
     select *, row_number() over (partition by key_id, refused order by used_at desc) as at
     from unnest($1::uuid[], $2::text[], $3::integer[], $4::timestamptz[], $5::text[], $6::boolean[])
       as given (key_id, network, ability_no, used_at, code, refused)
   ) n
   join api_key k using (key_id)
   where exists (select from api_key_use o
       where o.key_id = n.key_id and o.network = n.network and o.refused = n.refused)
     or (select count(*) from api_key_use o where o.key_id = n.key_id and o.refused = n.refused) + n.at <= ${KEY_USES_KEPT}
   on conflict (key_id, network, refused) do update
     set ability_no = excluded.ability_no, used_at = excluded.used_at, code = excluded.code
     where u.used_at < excluded.used_at`,
);

export const oldKeyUses = removalOf(
  'api.removeOldKeyUses',
  'api_key_use',
  `used_at < now() - interval '${KEY_USE_DAYS} days'`,
);

/** The last use of a key from a network, or the last call from there that failed because of the key. */
export interface SeenUse {
  keyId: string;
  network: string;
  abilityNo: number | null;
  usedAt: Date;
  /** The code of the answer. */
  code: string;
}

/** Where keys were used last. */
export const createUseStore = (database: Database) => ({
  /** Writes uses and errors, at most one row for each key and network. */
  async add(uses: readonly SeenUse[]): Promise<void> {
    if (uses.length === 0) return;
    await database.query(add, [
      uses.map(({ keyId }) => keyId),
      uses.map(({ network }) => network),
      uses.map(({ abilityNo }) => abilityNo),
      uses.map(({ usedAt }) => usedAt),
      uses.map(({ code }) => code),
      uses.map(({ code }) => isKeyError(code)),
    ]);
  },
});
