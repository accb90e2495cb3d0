import { actOnJob, getJob, queryJobs } from '#contract/console/job-calls.ts';
import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { JobWaits, type Queue } from '#server/kit/jobs/queue.ts';
import { createJobFinder } from './job-finder.ts';

/** Serves the queued jobs to operators. */
export const serveJobs = (
  calls: Calls,
  database: Database,
  { audit, queue }: { audit: Audit; queue: Pick<Queue, 'labels' | 'retry' | 'remove'> },
) => {
  const finder = createJobFinder(database, queue.labels);

  const retry = async (transaction: Database, name: string, jobId: string) => {
    try {
      await queue.retry(transaction, name, jobId);
    } catch (error) {
      if (error instanceof JobWaits) throw businessError('user', WRONG_STATE);
      throw error;
    }
  };

  calls.serve(queryJobs, async (query) => {
    const [page, kinds] = await Promise.all([finder.list(query), finder.kinds()]);
    return { ...page, kinds };
  });

  calls.serve(getJob, async ({ jobId }) => {
    const found = await finder.find(jobId);
    if (!found) throw protocolError('user', 'notFound', 'jobId');
    return found;
  });

  calls.serve(actOnJob, ({ jobId, act }, caller) =>
    database.transaction(async (transaction) => {
      const own = createJobFinder(transaction, queue.labels);
      const held = await own.hold(jobId);
      if (!held) throw protocolError('user', 'notFound', 'jobId');
      if (held.state !== 'failed') throw businessError('user', WRONG_STATE);
      if (act === 'remove') await queue.remove(transaction, held.name, jobId);
      else await retry(transaction, held.name, jobId);
      await audit(transaction, {
        actor: userOf(caller),
        address: caller.address,
        act: `job.${act}`,
        objectKind: 'job',
        objectId: jobId,
        objectName: queue.labels().get(held.name) ?? held.name,
      });
      return { jobId };
    }),
  );
};
