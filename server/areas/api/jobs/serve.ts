import { WEBHOOK_WITHIN_MS } from '#contract/api/job-limits.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { createFindUnknownSample } from '#server/areas/trial/public/known-samples.ts';
import type { Platform, Running } from '#server/kit/area.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { OnTraced } from '#server/kit/key-calls/trace.ts';
import { fetchOptionsOf } from '#server/kit/outbound/checked-address.ts';
import { createMayFetchFrom } from '#server/kit/outbound/public-address.ts';
import { deliveryWorker, notifyReceivers } from '../webhooks/deliver-job.ts';
import { serveWebhooks } from '../webhooks/routes.ts';
import { createJobActions } from './job-actions.ts';
import { serveOpenJobs } from './open-routes.ts';
import { serveJobs } from './routes.ts';
import { createRunItem, runPicturesWorker } from './run-pictures.ts';
import { unpackWorker } from './unpack-job.ts';

/** Serves jobs and webhooks, and returns their workers. */
export const serveAllJobs = (
  calls: Calls,
  { database, storage, enqueue, notify, secret, config, root, fetching }: Platform,
  onTraced: OnTraced,
): Pick<Running, 'workers'> => {
  const onEnded = notifyReceivers(enqueue);
  const parts = { database, storage, enqueue, notify, onEnded };
  const actions = createJobActions(parts, {
    equipped: async (caller) =>
      new Set((await calls.run(queryEquipped, {}, caller)).list.map(({ abilityNo }) => abilityNo)),
    findUnknownSample: createFindUnknownSample(database, root),
  });
  serveOpenJobs(calls, database, actions);
  serveJobs(calls, database, actions);
  const options = fetchOptionsOf({
    mayReach: createMayFetchFrom(config.fetchRefusedNetworks),
    ownHosts: [
      ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : []),
      ...config.productionHosts,
      ...config.testHosts,
    ],
    withinMs: WEBHOOK_WITHIN_MS,
    ...fetching,
  });
  serveWebhooks(calls, { database, secret, enqueue, options });
  return {
    workers: [
      runPicturesWorker(createRunItem({ ...parts, calls, onTraced }), parts),
      unpackWorker(parts),
      deliveryWorker({ database, enqueue, secret, options }),
    ],
  };
};
