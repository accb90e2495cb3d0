import { getForecast, getOwnQuota, queryVersions } from '#contract/api/requests/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { businessError, forbidden } from '#server/kit/http/call-error.ts';
import { keyOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createCountStore } from '../count-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { createEngineOf } from '../engine-of.ts';
import { forecastsOf } from './forecast.ts';
import { expectAbility, reportedQuota } from '../open-infer.ts';
import { trierOf } from '../owner.ts';
import { createPackageStore } from '../packages/package-store.ts';
import { quotaOf } from '../quota.ts';

const usedByKey = named('trial.usedByKey', `select used from api_key_day where key_id = $1 and day = ${today}`);

const countOfKey = async (database: Database, keyId: string): Promise<number> => {
  const [row] = await database.query<{ used: number }>(usedByKey, [keyId]);
  return row?.used ?? 0;
};

/** Serves quotas and versions to programs and their owners. */
export const serveOpenQuota = (calls: Calls, dependencies: Dependencies) => {
  const { database, packages, builtIns, mac } = dependencies;
  const engineOf = createEngineOf(packages, builtIns);
  const counts = createCountStore(database);

  calls.serve(getOwnQuota, async ({ abilityNo }, caller) => {
    const key = keyOf(caller);
    const trier = trierOf(caller, mac);
    const { owner } = trier;
    const limits = await dependencies.limitsOf(trier);
    const keyQuota = { dayLimit: key.dayLimit, usedToday: await countOfKey(database, key.keyId) };
    if (abilityNo === undefined) {
      const used = await counts.usedAbilities(owner);
      const abilities = used.map((row) => ({
        abilityNo: row.ability_no,
        abilityName: row.ability_name,
        quota: quotaOf(limits.of(row.ability_no), row),
      }));
      return { abilities, key: keyQuota };
    }
    expectAbility(key, abilityNo);
    const [ability] = await dependencies.abilities([abilityNo], caller.hostKind);
    if (!ability) throw businessError('ability', '10006', 'abilityNo');
    const quota = quotaOf(limits.of(abilityNo), await counts.used(owner, abilityNo));
    caller.trace?.limits.push(...reportedQuota(quota));
    return { abilities: [{ ...ability, quota }], key: keyQuota };
  });

  calls.serve(getForecast, async (_request, caller) => {
    if (!userOf(caller).permissionItems.has('key')) throw forbidden('ability', 'key');
    const trier = trierOf(caller, mac);
    return { list: await forecastsOf(database, trier.owner, await dependencies.limitsOf(trier)) };
  });

  calls.serve(queryVersions, async ({ abilityNo }, { hostKind }) => {
    const [ability] = await dependencies.abilities([abilityNo], hostKind);
    const present = ability && (await engineOf(abilityNo));
    if (!present) return { list: [] };
    const older = await createPackageStore(database).listOlderVersions(abilityNo);
    const builtIn = builtIns.of(abilityNo);
    const versions = new Set([present.info.version, ...older, ...(builtIn ? [builtIn.info.version] : [])]);
    const engines = await Promise.all(Array.from(versions, (version) => engineOf(abilityNo, version)));
    const found = engines.filter((engine) => engine !== undefined);
    const list = found.map(async (engine) => ({
      ...engine.info,
      isCurrent: engine.info.version === present.info.version,
      isReady: !engine.pausedSeconds && ((await engine.isThere?.()) ?? true),
    }));
    return { list: await Promise.all(list) };
  });
};
