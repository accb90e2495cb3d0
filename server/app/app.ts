import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createEngines, type HostedEngines } from '#engines/host/engines.ts';
import type { Engines } from '#engines/engine.ts';
import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { composeAreas } from './compose-areas.ts';
import { FILES, NEW_PAGES, PRIVATE_PAGES } from './request-budgets.ts';
import type { Config } from '#server/kit/config.ts';
import { type Changed, concerns } from '#server/kit/cache/tags.ts';
import { CONTENT_CHANNEL, readNotice } from '#server/kit/content/content-changes.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { listen } from '#server/kit/database/notices.ts';
import { UnusableDatabase } from '#server/kit/database/unusable-database.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import { createAnswerCache, mountApi } from '#server/kit/http/api.ts';
import { hostKindOf } from '#server/kit/http/caller.ts';
import { createRemoteHealth } from '#server/kit/inference/remote-health.ts';
import { mountHealth } from '#server/kit/health/health.ts';
import { mountMetrics } from '#server/kit/health/metrics.ts';
import { type Answer, createHttpServer } from '#server/kit/http/http-server.ts';
import type { OnAnswer } from '#server/kit/http/observe-answers.ts';
import { registerOpenApi } from '#server/kit/http/openapi.ts';
import { createSitemapCache, mountSearchEngines } from '#server/kit/http/search-engines.ts';
import { answerHeaders } from '#server/kit/http/security-headers.ts';
import { mountStaticFiles } from '#server/kit/http/static/static-files.ts';
import { answerPage, mountPages, type PageAnswers } from '#server/kit/pages/mount-pages.ts';
import { SHOWN_PAGE_HEADER } from '#contract/kit/shown-page.ts';
import { createPatternFinder } from '#server/kit/pages/page-routes.ts';
import { buildFolder, loadPageBuild } from '#server/kit/pages/page-build.ts';
import { createQueue } from '#server/kit/jobs/queue.ts';
import { createPageServer } from '#server/kit/pages/page-server.ts';

const LISTEN_WITHIN_MS = 8000;

export interface AppOptions {
  config: Config;
  database: Database;
  /** Used by the connection that listens for notices of other nodes. */
  connection: Connection | string;
  secret: Secret;
  /** The project folder. */
  root: string;
  /** The folder of the default content, if not `content` of the project. */
  contentFolder?: string;
  /** Serves the pages from their sources with hot reload. */
  dev?: boolean;
  /** `none` mounts no pages, for tests of calls only. */
  pages?: 'build' | 'none';
  /** Replaces the engines in separate processes. */
  engines?: Engines;
  /** Overrides how pictures are fetched by URL. */
  fetching?: Partial<FetchOptions>;
  /** Receives the answers of calls, so that tests can check them. */
  onAnswer?: OnAnswer;
}

/** Returns the host kind of the public address. */
const publicHostKind = ({ publicUrl, productionHosts }: Config) =>
  hostKindOf(publicUrl && new URL(publicUrl).host, productionHosts);

/** Creates the engines of this node, which start once the server listens. */
const hostedEngines = (app: FastifyInstance, config: Config): HostedEngines => {
  const { processes, niceness, warmUp, detectionWeights } = config.engines;
  const hosted = createEngines({ processes, niceness, onTrouble: (what, fields) => app.log.warn(fields, what) });
  if (warmUp) app.addHook('onListen', async () => hosted.warmUp(detectionWeights ? ['text', 'detection'] : ['text']));
  return hosted;
};

/** Builds the whole application, which does not listen yet. */
export const buildApp = async ({
  config,
  database,
  connection,
  secret,
  root,
  contentFolder = join(root, 'content'),
  dev = false,
  pages: pageSource = 'build',
  engines,
  fetching,
  onAnswer,
}: AppOptions): Promise<FastifyInstance> => {
  const underTls = config.publicUrl?.startsWith('https:') ?? false;
  const headers = answerHeaders(underTls);
  let unreadablePage: Answer | undefined;
  let onStop = () => {};
  const app = createHttpServer({ config, headers, unreadablePage: () => unreadablePage, onStop: () => onStop() });
  const hosted = engines ? undefined : hostedEngines(app, config);
  const inferenceServer = config.engines.remote && createRemoteHealth(config.engines.remote);
  const areas = composeAreas({
    config,
    database,
    secret,
    root,
    contentFolder,
    log: app.log,
    engines: engines ?? (hosted as HostedEngines),
    inferenceServer,
    fetching,
    queue: createQueue({ connection, log: app.log }),
  });
  const { calls, identify, keyCalls, tickets, previews } = areas;
  onStop = () => areas.drain();

  /** What this node caches and drops when the content changes, and when notices of a change may have been lost. */
  const dropping: ((changed: Changed) => void)[] = [];
  const answers = createAnswerCache((error) =>
    app.log.warn({ err: error }, 'an outdated answer could not be replaced'),
  );
  dropping.push((changed) => answers.drop((kept) => concerns(changed, kept)));
  const sitemaps = createSitemapCache((error) =>
    app.log.warn({ err: error }, 'an outdated sitemap could not be replaced'),
  );
  dropping.push(sitemaps.clear);
  const folders = buildFolder(root);

  await registerOpenApi(app, headers);
  const watched = { database, engines: () => hosted?.state() ?? [], inferenceServer };
  mountMetrics(app, { config, ...watched });
  mountHealth(app, watched, headers);
  mountSearchEngines(app, {
    publicUrl: config.publicUrl,
    headers,
    cache: sitemaps,
    knownPages: () => areas.knownPages(publicHostKind(config)),
  });
  await app.register((scope) => {
    scope.addHook('preHandler', (request, _reply, done) => {
      const { headers: sent, ip: address } = request;
      const path = sent[SHOWN_PAGE_HEADER];
      if (typeof path === 'string') areas.visits.note.page({ headers: sent, address, url: path });
      done();
    });
    return mountApi(scope, { calls, config, cache: answers, underTls, identify, keyCalls, onAnswer });
  });
  await areas.mount(app, {
    headers,
    fileBudget: createAddressBudget(FILES, { limited: config.rateLimit }),
    hostKind: (request) => hostKindOf(request.headers.host, config.productionHosts),
    onChange: (dropFrom) => dropping.push(dropFrom),
  });
  await app.register((scope) =>
    mountStaticFiles(
      scope,
      {
        assets: `${folders.client}/assets`,
        site: folders.static,
        agreements: join(root, 'content/agreements/static'),
      },
      headers,
      { isFinal: !dev },
    ),
  );
  if (dev)
    await app.register(async (scope) =>
      (await import('#server/kit/pages/dev-pages.ts')).mountDevPages(scope, {
        calls,
        config,
        root,
        identify,
        tickets,
        previews,
      }),
    );
  else if (pageSource === 'build') {
    const build = await loadPageBuild(root);
    areas.visits.setPatterns(createPatternFinder(build.build));
    const pages = await createPageServer({
      pages: build,
      calls,
      keep: config.cache,
      underTls,
      publicUrl: config.publicUrl,
      secret,
      log: app.log,
    });
    const privatePages = createAddressBudget(PRIVATE_PAGES, { limited: config.rateLimit });
    const newPages = createAddressBudget(NEW_PAGES, { limited: config.rateLimit });
    const pageAnswers: PageAnswers = {
      pages,
      config,
      underTls,
      identify,
      tickets,
      previews,
      onPage: areas.visits.note.page,
      privatePages,
      newPages,
    };
    await app.register((scope) => mountPages(scope, pageAnswers));
    unreadablePage = (request, reply) => answerPage(pageAnswers, request, reply);
    dropping.push(pages.drop);
  }

  const drop = (changed: Changed) => {
    for (const dropFrom of dropping) dropFrom(changed);
  };
  const notices = listen(connection, {
    channel: CONTENT_CHANNEL,
    log: app.log,
    onNotice: (payload) => drop(readNotice(payload)),
    onReconnect: () => drop('everything'),
  });
  // Anything cached before the first LISTEN would miss notices and become outdated.
  app.addHook('onReady', () =>
    Promise.race([
      notices.ready,
      pause(LISTEN_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new UnusableDatabase('数据库没有应答 / the database does not answer.');
      }),
    ]),
  );
  app.addHook('onReady', areas.start);
  app.addHook('onClose', async () => {
    await areas.stop();
    await notices.close();
  });
  return app;
};
