import { createPreviews } from '#server/areas/content/public/previews.ts';
import { createSessionStore } from '#server/areas/auth/session-store.ts';
import { exchangeTicket, mayCarryTicket } from '#server/areas/auth/ticket-in-address.ts';
import { attach, detach } from '#server/areas/files/public/attach.ts';
import type { Engines } from '#engines/engine.ts';
import { fileUseNames } from '#contract/files/uses.ts';
import type { CountWaiting, Find, HttpPlatform, LookAtWaiting, Platform, Running } from '#server/kit/area.ts';
import { createAuditStore } from '#server/kit/audit/audit-store.ts';
import { removalJob } from '#server/kit/database/removal.ts';
import { drainedEngines } from '#server/kit/drained-engines.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import type { MayRead } from '#server/kit/files/attach.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { createCalls } from '#server/kit/http/calls.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import { completedJobs, type Queue } from '#server/kit/jobs/queue.ts';
import { createNotify } from '#server/kit/notify/notify.ts';
import { createSms } from '#server/kit/notify/sms/create-sms.ts';
import { oldOutbox } from '#server/kit/notify/sms/outbox.ts';
import { oldIdempotencyKeys } from '#server/kit/limits/idempotency.ts';
import type { Tickets } from '#server/kit/pages/mount-pages.ts';
import type { FastifyInstance } from 'fastify';
import { searchKindsOf } from '#server/kit/search/rebuild.ts';
import { createVisits } from '#server/kit/visits/visits.ts';
import { areas, indexed } from './areas.ts';
import { createChannels } from './channels.ts';

type Composed = Pick<
  Platform,
  'config' | 'database' | 'secret' | 'root' | 'contentFolder' | 'log' | 'fetching' | 'inferenceServer'
> & {
  engines: Engines;
  queue: Queue;
};

/** Time limit of trials in progress at a stop; shorter than that of connections, so that callers get a response. */
const ENGINES_DRAIN_MS = 3000;

/** Joins the parts of all areas. Throws if two areas have a part of the same name. */
const joined = <Parts extends object>(parts: readonly (Partial<Parts> | undefined)[]): Partial<Parts> => {
  const all = new Map<string, unknown>();
  for (const part of parts)
    for (const [name, value] of Object.entries(part ?? {})) {
      if (all.has(name)) throw new Error(`two areas have a part ${name}`);
      all.set(name, value);
    }
  return Object.fromEntries(all) as Partial<Parts>;
};

/** Who may read the files of each use. Throws for a use that no area has. */
const readersOf = (database: Platform['database']): MayRead => {
  const readers = joined<MayRead>(areas.map((area) => area.fileAccess?.(database)));
  const missing = fileUseNames.filter((use) => !readers[use]);
  if (missing.length > 0) throw new Error(`no area says who may read files of the use ${missing.join(', ')}`);
  // Like the console, the files of others stay closed to an operator who still lacks one-time codes.
  return Object.fromEntries(
    Object.entries(readers as MayRead).map(([use, mayRead]) => [
      use,
      (...[user, file]: Parameters<typeof mayRead>) => !user.lacksSecondFactor && mayRead(user, file),
    ]),
  ) as MayRead;
};

/** Connects the areas: each one registers its calls and starts its jobs. */
export const composeAreas = ({
  config,
  database,
  secret,
  root,
  contentFolder,
  log,
  fetching,
  engines: given,
  inferenceServer,
  queue,
}: Composed) => {
  const calls = createCalls();
  const storage = createFileStorage(config.files);
  const engines = drainedEngines(given, ENGINES_DRAIN_MS);
  const textMessages = createSms(config, { database, secret });
  const channels = createChannels({ config, database, log, enqueue: queue.enqueue, sms: textMessages.sms });
  const visits = createVisits(log);
  const platform: Platform = {
    config,
    database,
    secret,
    root,
    contentFolder,
    log,
    fetching,
    storage,
    engines,
    inferenceServer,
    audit: (transaction, act) => createAuditStore(transaction).record(act),
    notify: createNotify(channels),
    enqueue: queue.enqueue,
    queue,
    ...textMessages,
    visits,
    attach,
    detach,
    exportPartsOf: (handle) => joined<ExportParts>(areas.map((area) => area.exportParts?.(handle))) as ExportParts,
    contentKinds: indexed.kinds,
    indexed,
    searchKinds: searchKindsOf(indexed),
    countWaiting: joined<CountWaiting>(areas.map((area) => area.countWaiting?.({ database, config }))),
    lookAtWaiting: joined<LookAtWaiting>(areas.map((area) => area.lookAtWaiting?.(database))),
    find: joined<Find>(areas.map((area) => area.find?.(database))),
  };
  const running: Running[] = areas.flatMap((area) => area.serve?.(calls, platform) ?? []);
  const jobs = [
    ...areas.flatMap((area) => area.jobs?.(platform) ?? []),
    removalJob(
      database,
      [...areas.flatMap((area) => area.removals ?? []), oldIdempotencyKeys, oldOutbox, completedJobs],
      log,
    ),
  ];
  const workers = [
    ...channels.flatMap(({ worker }) => worker ?? []),
    ...areas.flatMap((area) => area.workers?.(platform) ?? []),
    ...running.flatMap((part) => part.workers ?? []),
  ];
  let started: ReturnType<typeof startIntervalJob>[] = [];

  const sessions = createSessionStore(database, { secondFactorRequired: config.secondFactorRequired });
  const tickets: Tickets = {
    mayCarry: mayCarryTicket,
    exchange: (url, request) => exchangeTicket(sessions, url, request),
  };
  const previews = createPreviews({ database, kinds: platform.contentKinds, secret });
  const mayRead = readersOf(database);
  const [keyCalls] = running.flatMap((part) => part.keyCalls ?? []);
  if (!keyCalls) throw new Error('no area knows the keys of programs');
  return {
    calls,
    identify: sessions.find,
    keyCalls,
    visits,
    tickets,
    previews,
    knownPages: async (host: HostKind) =>
      (await Promise.all(areas.map((area) => area.knownPages?.(database, host) ?? []))).flat(),
    /** Mounts the routes of the areas that are not calls, each in a separate scope. */
    mount: async (
      app: FastifyInstance,
      http: Omit<HttpPlatform, 'identify' | 'keyCalls' | 'mayRead'>,
    ): Promise<void> => {
      for (const { mount } of running)
        if (mount) await app.register((scope) => mount(scope, { ...http, identify: sessions.find, keyCalls, mayRead }));
    },
    /** Starts the jobs, after everything that could fail and leave them running. */
    start: async (): Promise<void> => {
      for (const { start } of running) await start?.();
      await queue.start(workers);
      started = jobs.map((job) => startIntervalJob(job, log));
    },
    /** Stops accepting trials and soon ends those in progress, while responses are still possible. */
    drain: (): void => {
      for (const { drain } of running) drain?.();
      queue.drain();
      engines.stop().catch(() => {});
    },
    stop: async (): Promise<void> => {
      const parts = [...running.map(({ stop }) => stop?.()), ...started.map(({ stop }) => stop()), queue.stop()];
      const ends = await Promise.allSettled(parts);
      // Checks of packages and trials use the engines to the end.
      await engines.stop();
      storage.close();
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
};
