import type { ApplicationKey } from '#contract/api/applications/calls.ts';
import type { KeyRow, KeyUseRow } from './owned-key-store.ts';

/** Composes what the owner of a key sees, from its row, the uses of its application and the names of abilities. */
export const keyOf = (row: KeyRow, uses: readonly KeyUseRow[], names: ReadonlyMap<number, string>): ApplicationKey => {
  const ability = (abilityNo: number) => ({ abilityNo, abilityName: names.get(abilityNo) ?? String(abilityNo) });
  return {
    keyId: row.key_id,
    kind: row.kind,
    shown: row.shown,
    name: row.name,
    uses: row.uses,
    abilities: row.ability_nos && row.ability_nos.map(ability),
    networks: row.networks,
    dayLimit: row.day_limit,
    usedToday: row.used_today,
    expiresOn: row.expires_on,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    state: row.state,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedBy: row.revoked_by,
    blockReason: row.block_reason,
    goodUntil: row.good_until?.toISOString() ?? null,
    successor: row.successor,
    lastUses: uses
      .filter((use) => use.key_id === row.key_id)
      .map((use) => ({
        network: use.network,
        ability: use.ability_no === null ? null : ability(use.ability_no),
        usedAt: use.used_at.toISOString(),
        code: use.code,
        refused: use.refused,
      })),
    version: row.revision,
  };
};
