import { getUsage } from '#contract/api/usage/calls.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createUsageStore } from './usage-store.ts';

type NamesOf = (
  abilityNos: readonly number[],
  host: HostKind,
) => Promise<readonly { abilityNo: number; abilityName: string }[]>;

/** Serves the operators' page of the calls of programs. */
export const serveUsage = (calls: Calls, database: Database, namesOf: NamesOf): void => {
  const store = createUsageStore(database);
  calls.serve(getUsage, async (request, { hostKind }) => {
    const { abilities, codes, ...found } = await store.read(request);
    const named = await namesOf(
      abilities.map(({ abilityNo }) => abilityNo),
      hostKind,
    );
    const names = new Map(named.map(({ abilityNo, abilityName }) => [abilityNo, abilityName]));
    return {
      ...found,
      codes: codes.map(({ code, calls: times }) => ({
        code,
        message: messageOf('ability', code),
        calls: times,
      })),
      abilities: abilities.map((row) => ({ ...row, abilityName: names.get(row.abilityNo) ?? String(row.abilityNo) })),
    };
  });
};
