import {
  addJobPicture,
  addJobPiece,
  cancelJob,
  createJob,
  getJob,
  getJobResults,
  startJob,
} from '#contract/api/job-open-calls.ts';
import { KEY_SCOPE } from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { CallError } from '#server/kit/http/call-error.ts';
import { type Caller, keyOf, type Upload } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { abilityNamesOf } from './ability-names.ts';
import { createItemStore } from './item-store.ts';
import type { JobActions, Maker } from './job-actions.ts';
import { jobOf } from './job-store.ts';
import { expectResults, tableOf } from './results.ts';

const makerOf = (caller: Caller): Maker => {
  const { accountId, applicationId, applicationName, keyId, kind, abilityNos } = keyOf(caller);
  return { accountId, applicationId, subAccountId: null, by: applicationName, key: { keyId, kind, abilityNos } };
};

/** Serves jobs to programs: an application sees its own. */
export const serveOpenJobs = (calls: Calls, database: Database, actions: JobActions): void => {
  calls.serve(createJob, async (request, caller) => {
    const maker = makerOf(caller);
    const { abilityNo, abilityNos = [] } = request;
    const allowed = maker.key?.abilityNos;
    if (allowed && [abilityNo ?? [], abilityNos].flat().some((one) => !allowed.includes(one)))
      throw new CallError('ability', KEY_SCOPE, statusOf('ability', KEY_SCOPE), 'abilityNo');
    const begun = await actions.create(request, { maker, caller });
    // The page of the request leads to the job.
    if (caller.trace) caller.trace.parameters.jobId = begun.jobId;
    return begun;
  });
  calls.serve(addJobPicture, (request, caller) =>
    actions.addPicture(makerOf(caller), request, caller.upload as Upload),
  );
  calls.serve(addJobPiece, (request, caller) => actions.addPiece(makerOf(caller), request, caller.upload as Upload));
  calls.serve(startJob, ({ jobId }, caller) => actions.start(makerOf(caller), jobId));
  calls.serve(cancelJob, ({ jobId }, caller) => actions.cancel(makerOf(caller), jobId));
  calls.serve(getJob, async ({ jobId }, caller) => jobOf(await actions.find(makerOf(caller), jobId)));
  calls.serve(getJobResults, async ({ jobId, format, cursor = 0, limit }, caller) => {
    const found = await actions.find(makerOf(caller), jobId);
    expectResults(found);
    const job = jobOf(found);
    if (format !== 'json') {
      caller.file = await tableOf(database, found, { format, nameOf: await abilityNamesOf(database, found) });
      return { job, list: [], cursor: null };
    }
    const list = await createItemStore(database).list(jobId, cursor, limit);
    return { job, list, cursor: list.length === limit ? (list.at(-1)?.itemNo ?? null) : null };
  });
};
