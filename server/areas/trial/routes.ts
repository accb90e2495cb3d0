import {
  askToBeTold,
  createUploadPolicy,
  getQuota,
  isToBeTold,
  queryEquipped,
  queryPictures,
  queryUsage,
  removePicture,
  runTrial,
  uploadPicture,
} from '#contract/trial/calls.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { entryTag, kindTag } from '#server/kit/cache/tags.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createCountStore } from './count-store.ts';
import { createEngineOf, equippedAbilityNos } from './engine-of.ts';
import { createIdempotentRun } from './idempotency.ts';
import { createInfer } from './open-infer.ts';
import { serveAccountQuotas } from './requests/account-quotas.ts';
import { serveOpenQuota } from './requests/open-quota.ts';
import { createInferMany } from './open-infer-many.ts';
import { createStorePicture } from './pictures/store-picture.ts';
import { createLedgerStore } from './ledger/ledger-store.ts';
import type { Dependencies } from './dependencies.ts';
import { mayTry, trierOf } from './owner.ts';
import { createPictureOf } from './pictures/picture-of.ts';
import { createPictureStore } from './pictures/picture-store.ts';
import { quotaOf } from './quota.ts';
import { createRun } from './run.ts';
import { createReportedRun } from './tickets/report-end.ts';
import { createUpload } from './pictures/upload.ts';
import { createUploadPolicies } from './pictures/upload-policy.ts';
import { createSubscriptionStore } from './engine-subscriptions.ts';
import { createRunningTickets } from './tickets/running-tickets.ts';
import { serveTickets } from './tickets/ticket-calls.ts';
import { createTicketStore } from './tickets/ticket-store.ts';
import { createTicketWatch } from './tickets/watch-tickets.ts';

/** Serves the calls of trials, and returns what keeps their tickets. */
export const serveTrial = (calls: Calls, dependencies: Dependencies) => {
  const { database, storage, content, packages, builtIns, mac } = dependencies;
  const engineOf = createEngineOf(packages, builtIns);
  const policies = createUploadPolicies(mac);
  const storePicture = createStorePicture(dependencies);
  const counts = createCountStore(database);
  const pictures = createPictureStore(database);
  const ledger = createLedgerStore(database);
  const subscriptions = createSubscriptionStore(database);
  const runningTickets = createRunningTickets(database, dependencies.log);
  const watch = createTicketWatch(createTicketStore(database));

  const checkKnown = async (abilityNo: number, { hostKind }: Caller) => {
    if ((await dependencies.abilities([abilityNo], hostKind)).length === 0) throw businessError('ability', '10006');
  };

  calls.serve(
    getPanel,
    async ({ abilityNo }, caller) => {
      await checkKnown(abilityNo, caller);
      const engine = await engineOf(abilityNo);
      if (!engine)
        return { engine: null, finds: [], samples: [], choices: [], accuracy: null, experiment: null, stored: null };
      const samples = content.samplesOf(abilityNo);
      const isBuiltIn = engine.info.kind === 'builtIn';
      return {
        engine: engine.info,
        finds: [...engine.finds],
        samples: samples.length > 0 ? [...samples] : engine.sample ? [engine.sample] : [],
        choices: [...engine.choices],
        accuracy: isBuiltIn ? content.accuracyOf(abilityNo) : null,
        experiment: isBuiltIn ? content.experimentOf(abilityNo) : null,
        stored: isBuiltIn ? content.storedOf(abilityNo) : null,
      };
    },
    ({ abilityNo }) => [entryTag('ability', abilityNo)],
  );

  calls.serve(
    queryEquipped,
    async (_request, { hostKind }) => ({
      list: await dependencies.abilities(equippedAbilityNos(builtIns, await packages.abilityNos()), hostKind),
    }),
    () => [kindTag('ability')],
  );

  calls.serve(getQuota, async ({ abilityNo }, caller) => {
    await checkKnown(abilityNo, caller);
    const trier = trierOf(caller, mac);
    const [limits, used] = await Promise.all([dependencies.limitsOf(trier), counts.used(trier.owner, abilityNo)]);
    return quotaOf(limits.of(abilityNo), used);
  });

  calls.serve(createUploadPolicy, (announced, caller) => {
    const user = userOf(caller);
    mayTry(user);
    const { policy, expiresAt } = policies.make(ownerIdOf(user), announced);
    return { policy, expiresAt: expiresAt.toISOString() };
  });

  calls.serve(uploadPicture, createUpload({ policies, storePicture }));

  calls.serve(queryPictures, async (_request, caller) => ({ list: await pictures.list(ownerIdOf(userOf(caller))) }));

  calls.serve(removePicture, async ({ pictureId }, caller) => {
    if (!(await pictures.remove(ownerIdOf(userOf(caller)), pictureId)))
      throw protocolError('ability', 'notFound', 'pictureId');
    // A failed removal is retried later.
    await dependencies
      .leftoversOf(database)
      .remove(storage, pictureId)
      .catch(() => {});
    return {};
  });

  const run = createRun(dependencies, {
    engineOf,
    pictureOf: createPictureOf(dependencies, storePicture),
    runningTickets,
  });
  calls.serve(runTrial, createReportedRun(run, dependencies.onEnded));

  const infer = createInfer(run, {
    runIdempotent: createIdempotentRun(database),
    async quotaNow(caller, abilityNo) {
      const trier = trierOf(caller, dependencies.mac);
      const limits = (await dependencies.limitsOf(trier)).of(abilityNo);
      return quotaOf(limits, await createCountStore(database).used(trier.owner, abilityNo));
    },
  });
  calls.serve(inferAbility, infer);
  calls.serve(inferAbilities, createInferMany(infer, dependencies.log));

  serveOpenQuota(calls, dependencies);
  serveAccountQuotas(calls, dependencies);
  serveTickets(calls, { database, runningTickets, watch });

  calls.serve(queryLedger, async (query, caller) => {
    const { pageNo, pageSize } = query;
    return { ...(await ledger.list(userOf(caller).accountId, query)), pageNo, pageSize };
  });

  calls.serve(queryUsage, async (_request, caller) => {
    const trier = trierOf(caller, mac);
    const { owner } = trier;
    const [limits, used, models] = await Promise.all([
      dependencies.limitsOf(trier),
      counts.usedAbilities(owner),
      ledger.listModels(owner),
    ]);
    const abilities = used.map((row) => ({
      abilityNo: row.ability_no,
      abilityName: row.ability_name,
      lastUsedAt: row.used_at.toISOString(),
      quota: quotaOf(limits.of(row.ability_no), row),
    }));
    return { abilities, models };
  });

  calls.serve(askToBeTold, async ({ abilityNo, wanted }, caller) => {
    await checkKnown(abilityNo, caller);
    await subscriptions.set(ownerIdOf(userOf(caller)), abilityNo, wanted);
    return { wanted };
  });

  calls.serve(isToBeTold, async ({ abilityNo }, caller) => ({
    wanted: await subscriptions.has(ownerIdOf(userOf(caller)), abilityNo),
  }));

  return { start: runningTickets.start, drain: watch.stop, stop: runningTickets.stop };
};
