import {
  addBatchPicture,
  addBatchPiece,
  cancelBatch,
  createBatch,
  getBatch,
  getBatchTable,
  getJobAllowance,
  queryBatchResults,
  queryJobs,
  startBatch,
} from '#contract/api/job-calls.ts';
import type { OwnJob } from '#contract/api/job-shapes.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { forbidden } from '#server/kit/http/call-error.ts';
import { type Caller, type Upload, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { abilityNamesOf } from './ability-names.ts';
import { createItemStore } from './item-store.ts';
import type { JobActions, Maker } from './job-actions.ts';
import { createJobQuotaStore } from './job-quota-store.ts';
import { createJobStore, jobOf } from './job-store.ts';
import { expectResults, tableOf } from './results.ts';

/** A sub-account sees its own jobs, the main account all of them. */
const ownerOf = (caller: Caller): Maker => {
  const { accountId, subAccountId = null, subAccountName = '' } = userOf(caller);
  return { accountId, subAccountId, applicationId: null, by: subAccountName, key: null };
};
const makerOf = (caller: Caller): Maker => {
  if (!userOf(caller).permissionItems.has('try')) throw forbidden('ability', 'try');
  return ownerOf(caller);
};

/** Serves batch trials, and the pages of all jobs of an account. */
export const serveJobs = (calls: Calls, database: Database, actions: JobActions): void => {
  const store = createJobStore(database);
  calls.serve(createBatch, (request, caller) =>
    idempotent(database, caller, createBatch, (transaction) =>
      actions.create(request, { maker: makerOf(caller), caller, handle: transaction }),
    ),
  );
  calls.serve(addBatchPicture, (request, caller) =>
    actions.addAnyPicture(makerOf(caller), request, caller.upload as Upload),
  );
  calls.serve(addBatchPiece, (request, caller) => actions.addPiece(makerOf(caller), request, caller.upload as Upload));
  calls.serve(startBatch, ({ jobId }, caller) => actions.start(makerOf(caller), jobId));
  calls.serve(cancelBatch, ({ jobId }, caller) => actions.cancel(makerOf(caller), jobId));
  calls.serve(getBatch, async ({ jobId }, caller) => {
    const found = jobOf(await actions.find(ownerOf(caller), jobId));
    const abilities = await abilitiesOf(database).listNames(found.abilityNos, caller.hostKind);
    return { ...found, abilities };
  });
  calls.serve(queryBatchResults, async ({ jobId, ...page }, caller) => {
    expectResults(await actions.find(ownerOf(caller), jobId));
    const items = createItemStore(database);
    const [list, counts] = await Promise.all([items.gallery(jobId, page), items.counts(jobId)]);
    const { found, empty, failed, open } = counts;
    return { list, counts, total: page.state ? counts[page.state] : found + empty + failed + open };
  });
  calls.serve(getBatchTable, async ({ jobId, format }, caller) => {
    const found = await actions.find(ownerOf(caller), jobId);
    caller.file = await tableOf(database, found, { format, nameOf: await abilityNamesOf(database, found) });
    return {};
  });
  calls.serve(queryJobs, async (query, caller) => {
    const { list, total } = await store.list(ownerOf(caller), query);
    const abilityNos = [...new Set(list.flatMap((job) => job.abilityNos))];
    const known = await abilitiesOf(database).listNames(abilityNos, caller.hostKind);
    const abilitiesIn = (job: OwnJob) => known.filter(({ abilityNo }) => job.abilityNos.includes(abilityNo));
    return { list: list.map((job) => ({ ...job, abilities: abilitiesIn(job) })), total };
  });
  calls.serve(getJobAllowance, async (_request, caller) => {
    const { accountId, mainAuthStatus } = userOf(caller);
    const [{ used, next_day: resetsAt }, { ofAll }] = await Promise.all([
      createJobQuotaStore(database).used(accountId),
      effectiveLimits(database, { owner: accountId, tier: tierOf(mainAuthStatus) }),
    ]);
    return { limit: ofAll.jobPicturesADay, used, resetsAt: resetsAt.toISOString() };
  });
};
