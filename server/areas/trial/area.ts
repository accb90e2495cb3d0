import { abilitiesOf, abilityNameOf } from '#server/areas/catalogue/public/abilities.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import { defineArea } from '#server/kit/area.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { buildFolder } from '#server/kit/pages/page-build.ts';
import { readTrialContent } from './content.ts';
import { createBuiltInEngines } from './engine-of.ts';
import { createNotifyEquipped } from './engine-subscriptions.ts';
import { trialExport } from './export.ts';
import { createFetchPicture } from './pictures/fetch-picture.ts';
import { oldStoredAnswers } from './idempotency.ts';
import { oldTrialRows } from './ledger/ledger-store.ts';
import { mountTrialPictures } from './pictures/mount-pictures.ts';
import { placeIn, tidyJob } from './packages/local-packages.ts';
import { modelAbilities } from './packages/model-abilities.ts';
import { mountPackageSamples } from './packages/mount-package-samples.ts';
import { mountModelDownload } from './packages/mount-model-download.ts';
import { abandonedPackages } from './packages/package-store.ts';
import { servePackages } from './packages/routes.ts';
import { oldTrialPictures } from './pictures/picture-store.ts';
import { markEngines } from './mark-engines.ts';
import { createRemoteEngines, withRemote } from './remote/remote-engine.ts';
import { createMayFetchFrom } from '#server/kit/outbound/public-address.ts';
import { refundJob } from './refund-job.ts';
import { serveTrial } from './routes.ts';
import { ticketJob } from './tickets/lost-tickets.ts';

/** The budget for model downloads per address. */
const MODELS = { burst: 60, perSecond: 1 };

export const trial = defineArea({
  name: 'trial',
  serve(
    calls,
    {
      config,
      database,
      storage,
      secret,
      root,
      log,
      engines,
      inferenceServer,
      audit,
      notify,
      fetching,
      enqueue,
      visits,
    },
  ) {
    const abilities = abilitiesOf(database);
    const abilityName = (abilityNo: number, host: HostKind) => abilityNameOf(database, abilityNo, host);
    const remote =
      config.engines.remote && inferenceServer && createRemoteEngines(config.engines.remote, inferenceServer, log);
    const own = createBuiltInEngines(config.engines);
    const builtIns = remote ? withRemote(own, remote) : own;
    const packages = servePackages(calls, {
      database,
      storage,
      audit,
      enqueue,
      place: placeIn(config.dataDir),
      abilities: (host) => modelAbilities(abilities.list, host),
      ability: abilities.find,
      onEquipped: createNotifyEquipped(notify),
      builtIns,
      log,
    });
    const tickets = serveTrial(calls, {
      database,
      storage,
      engines: packages.watch(engines),
      packages: packages.active,
      builtIns,
      content: readTrialContent(root, buildFolder(root).static),
      fetchPicture: createFetchPicture({
        mayReach: createMayFetchFrom(config.fetchRefusedNetworks),
        ownHosts: [
          ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : []),
          ...config.productionHosts,
          ...config.testHosts,
        ],
        ...fetching,
      }),
      mac: secret.mac,
      limited: config.rateLimit,
      log,
      limitsOf: (trier) => effectiveLimits(database, trier),
      abilities: abilities.listNames,
      leftoversOf: createLeftovers,
      onEnded: visits.note.trial,
    });
    return {
      async start() {
        await remote?.start();
        await database.transaction((transaction) => markEngines(transaction, builtIns));
        tickets.start();
      },
      workers: packages.workers,
      drain() {
        packages.drain();
        tickets.drain();
      },
      stop: tickets.stop,
      async mount(scope, { identify, headers, fileBudget, hostKind }) {
        await scope.register((inner) =>
          mountTrialPictures(inner, { database, storage, identify, budget: fileBudget, headers }),
        );
        await scope.register((inner) =>
          mountPackageSamples(inner, {
            packages: packages.active,
            hostKind,
            abilityName,
            budget: fileBudget,
            headers,
          }),
        );
        await scope.register((inner) =>
          mountModelDownload(inner, {
            database,
            storage,
            identify,
            abilityName,
            modelsOf: async (tier) => (await effectiveLimits(database, { owner: null, tier })).ofAll.modelDownloads,
            countDownload: (transaction, abilityNo) => abilitiesOf(transaction).countDownload(abilityNo),
            budget: createAddressBudget(MODELS, { limited: config.rateLimit }),
            hostKind,
            headers,
          }),
        );
      },
    };
  },
  jobs: ({ database, config, log }) => [refundJob(database), ticketJob(database, log), tidyJob(database, config)],
  removals: [oldTrialPictures, ...oldTrialRows, abandonedPackages, oldStoredAnswers],
  exportParts: trialExport,
});
