import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { defineArea } from '#server/kit/area.ts';
import { apiExport } from './applications/export.ts';
import { serveConsoleKeys } from './applications/console-keys.ts';
import { createKeyWatch } from './applications/key-watch.ts';
import { oldKeyDays, oldNotified } from './applications/notice-store.ts';
import { serveKeysOfAccounts } from './applications/routes.ts';
import { oldKeyUses } from './applications/use-store.ts';
import { fanOut } from './fan-out.ts';
import { endJobsOf } from './jobs/change-job.ts';
import { jobsExport } from './jobs/export.ts';
import { oldJobs } from './jobs/job-store.ts';
import { lateJobsJob } from './jobs/late-jobs.ts';
import { leftItemsJob } from './jobs/run-pictures.ts';
import { serveAllJobs } from './jobs/serve.ts';
import { joinRunning } from './join-running.ts';
import { mountOip } from './oip/mount-oip.ts';
import { createIdentifyKey } from './public/identify-key.ts';
import { referencePages } from './reference/known-pages.ts';
import { referenceSource } from './reference/search-source.ts';
import { serveReference } from './reference/serve-reference.ts';
import { requestDaysJob } from './requests/days.ts';
import { oldInputsJob } from './requests/inputs.ts';
import { serveUsage } from './usage/serve-usage.ts';
import { oldUsage } from './usage/usage-store.ts';
import { createRequests, requestExport } from './requests/requests.ts';
import { notifyReceivers } from './webhooks/deliver-job.ts';

export const api = defineArea({
  name: 'api',
  searchSources: [referenceSource],
  knownPages: referencePages,
  serve(calls, platform) {
    const { database, config, notify, log, audit } = platform;
    const abilities = abilitiesOf(database);
    const means = { notify, abilities: abilities.listNames, endJobsOf: endJobsOf(notifyReceivers(platform.enqueue)) };
    serveKeysOfAccounts(calls, database, means);
    serveConsoleKeys(calls, database, { audit, ...means });
    serveUsage(calls, database, abilities.listNames);
    serveReference(calls, platform, abilities.listNames);
    const keyWatch = createKeyWatch({
      database,
      notify,
      log,
      async abilityName(abilityNo) {
        const [ability] = await abilities.listNames([abilityNo], 'test');
        return ability?.abilityName ?? String(abilityNo);
      },
    });
    const { onTraced: keepRequest, ...requests } = createRequests(calls, platform);
    const onTraced = fanOut([keepRequest, keyWatch.onTraced], log);
    const keyCalls = { identifyKey: createIdentifyKey(database, keyWatch), onTraced };
    return {
      keyCalls,
      ...joinRunning([
        requests,
        serveAllJobs(calls, platform, onTraced),
        { start: async () => keyWatch.start(), stop: keyWatch.stop },
        {
          mount: async (scope, { headers, hostKind }) =>
            void (await scope.register(async (inner) =>
              mountOip(inner, { calls, config, database, keyCalls, headers, hostKind }),
            )),
        },
      ]),
    };
  },
  jobs: ({ database, storage, enqueue }) => [
    requestDaysJob(database),
    oldInputsJob(database, storage),
    leftItemsJob(database, enqueue),
    lateJobsJob(database, notifyReceivers(enqueue)),
  ],
  removals: [oldKeyUses, oldKeyDays, oldNotified, ...oldUsage, ...oldJobs],
  exportParts: (database) => ({ ...apiExport(database), ...requestExport(database), ...jobsExport(database) }),
});
