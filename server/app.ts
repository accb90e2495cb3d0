import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { BODY_MAXIMUM_BYTES } from '#contract/limits.ts';
import { serveManagedAgreements } from './areas/agreements/managing-routes.ts';
import { serveAgreements } from './areas/agreements/routes.ts';
import { createAgreementStore } from './areas/agreements/store.ts';
import { serveSubAccounts } from './areas/identity/sub-accounts/routes.ts';
import { createAccountStore } from './areas/identity/account-store.ts';
import { serveConsoleAccounts } from './areas/identity/console-accounts/routes.ts';
import { createIdentity } from './areas/identity/identity.ts';
import { loggedInUser } from './areas/identity/logged-in-user.ts';
import { serveOwnAccount } from './areas/identity/own-account-routes.ts';
import { createRecipients } from './areas/identity/recipients.ts';
import { identityRemovals } from './areas/identity/removal.ts';
import { serveIdentity } from './areas/identity/routes.ts';
import { serveSessions } from './areas/identity/session-routes.ts';
import type { OnSecurityEvent } from './areas/identity/security-event.ts';
import type { Secret } from './areas/identity/secret.ts';
import { certifyStanding, holdStanding, setStanding } from './areas/identity/standings.ts';
import { createOutbox, type Outbox } from './areas/identity/sms/outbox.ts';
import { createHttpProvider } from './areas/identity/sms/http-provider.ts';
import { exchangeTicket, mayCarryTicket } from './areas/identity/ticket-in-address.ts';
import { createVerifyCodes } from './areas/identity/verify-codes.ts';
import { listOperators } from './areas/identity/operator-list.ts';
import { createCatalogueStore } from './areas/catalogue/store.ts';
import { catalogueKnownPages } from './areas/catalogue/known-pages.ts';
import { serveCatalogue } from './areas/catalogue/routes.ts';
import { startViewRollUp } from './areas/catalogue/view-roll-up.ts';
import { createAuditStore } from './areas/console/audit-store.ts';
import { createReviewStore } from './areas/enterprise/review-store.ts';
import { serveEnterprise } from './areas/enterprise/routes.ts';
import type { Standings } from './areas/enterprise/standings.ts';
import { startThaw } from './areas/enterprise/thaw.ts';
import { attach, detach } from './areas/files/attach.ts';
import { certificationStandsSince } from './areas/enterprise/stands-since.ts';
import { mayReadByDefault } from './areas/files/may-read.ts';
import { mountFiles } from './areas/files/mount-files.ts';
import { startFileRemoval } from './areas/files/removal.ts';
import { serveFiles } from './areas/files/routes.ts';
import { serveConsole } from './areas/console/routes.ts';
import { serveMessages } from './areas/messages/routes.ts';
import { serveSendings } from './areas/messages/sending-routes.ts';
import { startSending } from './areas/messages/sending-worker.ts';
import { securityMessage } from './areas/messages/security-message.ts';
import { deletedMessages, oldMessages } from './areas/messages/store.ts';
import { startClosing } from './areas/work-orders/closing.ts';
import { mayReadOrderFile } from './areas/work-orders/may-read.ts';
import { countWaitingOrders } from './areas/work-orders/list-store.ts';
import { serveWorkOrders } from './areas/work-orders/routes.ts';
import { serveAnnouncements } from './areas/site/announcement-routes.ts';
import { serveRights } from './areas/rights/routes.ts';
import { siteKnownPages } from './areas/site/known-pages.ts';
import { serveSite } from './areas/site/routes.ts';
import type { Audit } from './audit.ts';
import type { Config } from './config.ts';
import { exportPartsOf } from './export-parts.ts';
import { CONTENT_CHANNEL } from './content/import-content.ts';
import type { Connection } from './database/connection.ts';
import type { Database } from './database/database.ts';
import { listen } from './database/notices.ts';
import { DatabaseRefusal } from './database/refusal.ts';
import { startRemoval } from './database/removal.ts';
import { createFileStorage } from './files/files-url.ts';
import { answerError } from './http/answer-error.ts';
import { createAnswerKeeper, mountApi } from './http/api.ts';
import { fault } from './http/call-error.ts';
import { answerClientError } from './http/client-error.ts';
import { createCalls } from './http/calls.ts';
import { drainConnections } from './http/drain.ts';
import { mountHealth } from './http/health.ts';
import { hostKindOf } from './http/caller.ts';
import { createSitemapKeeper, mountSearchEngines } from './http/search-engines.ts';
import { oldKeptAnswers } from './http/once.ts';
import { registerOpenApi } from './http/openapi.ts';
import { answerHeaders } from './http/security-headers.ts';
import { mountStaticFiles } from './http/static-files.ts';
import { createAddressBudget } from './http/address-budget.ts';
import type { Tell } from './tell.ts';
import { tellOrganisation } from './tell-organisation.ts';
import { answerPage, mountPages, type PageAnswers, type Tickets } from './pages/mount-pages.ts';
import { buildFolder, loadPageBuild } from './pages/page-build.ts';
import { createPageServer } from './pages/page-server.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const BODY_TIMEOUT_MS = 30_000;
const LISTEN_WITHIN_MS = 8000;
/** How often Node looks for requests that are past these times; by default so rarely that they would be no limits. */
const TIMEOUT_CHECK_MS = 1000;

/** Private pages of one address, each of which is rendered anew. */
const PRIVATE_PAGES = { burst: 120, perSecond: 10 };
/** Files of one address: a page may show many. */
const FILES = { burst: 600, perSecond: 60 };

export interface AppOptions {
  config: Config;
  database: Database;
  /** For the connection that listens to other nodes. */
  connection: Connection | string;
  secret: Secret;
  /** The project's folder. */
  root: string;
  /** Serves the pages from their sources, with hot reload. */
  dev?: boolean;
}

/** What the public address shows. */
const publicHostKind = ({ publicUrl, productionHosts }: Config) =>
  hostKindOf(publicUrl && new URL(publicUrl).host, productionHosts);

/** The whole application, not yet listening. */
export const buildApp = async ({
  config,
  database,
  connection,
  secret,
  root,
  dev = false,
}: AppOptions): Promise<FastifyInstance> => {
  const underTls = config.publicUrl?.startsWith('https:') ?? false;
  const headers = answerHeaders(underTls);
  let answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => void = (request, reply) =>
    answerError(fault('ability', 'notFound'), request, reply.headers(headers), 'ability');
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.token', 'req.url'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAXIMUM_BYTES,
    requestTimeout: BODY_TIMEOUT_MS,
    http: { connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    clientErrorHandler: answerClientError(headers),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A request that came in before its connection was closed is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded is the address of nothing.
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply),
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  drainConnections(app);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply.headers(headers), 'ability'));
  app.setNotFoundHandler((request, reply) =>
    answerError(fault('ability', 'notFound'), request, reply.headers(headers), 'ability'),
  );

  const calls = createCalls();
  const audit: Audit = (transaction, act) => createAuditStore(transaction).record(act);
  const tell: Tell = tellOrganisation;
  serveSite(calls, database);
  serveAnnouncements(calls, database, { audit });
  serveAgreements(calls, database, { root, audit });
  serveManagedAgreements(calls, database, { countAccounts: createAccountStore(database).count });
  serveCatalogue(calls, database);
  serveConsole(calls, database, {
    audit,
    countWaiting: {
      certifications: createReviewStore(database).countWaiting,
      workOrders: () => countWaitingOrders(database),
    },
  });
  const outbox = config.sms ? undefined : createOutbox({ database, secret });
  const sms = config.sms ? createHttpProvider(config.sms) : (outbox as Outbox);
  const onSecurityEvent: OnSecurityEvent = (transaction, event) => tell(transaction, securityMessage(event));
  const identity = createIdentity({
    database,
    secret,
    verifyCodes: createVerifyCodes({ database, secret, sms, log: app.log }),
    outbox,
    rateLimit: config.rateLimit,
    onRegister: (transaction, accountId, { address }) =>
      createAgreementStore(transaction).confirmCurrent(accountId, address),
    onSecurityEvent,
  });
  serveIdentity(calls, identity);
  serveSessions(calls, { database, onSecurityEvent });
  serveOwnAccount(calls, {
    database,
    attach,
    detach,
    onSecurityEvent,
    exportPartsOf,
  });
  serveRights(calls, {
    database,
    standsSince: async (user) =>
      (await certificationStandsSince(database, user)) ?? identity.accounts.createdAt(user.accountId),
  });
  serveSubAccounts(calls, database, { tell });
  serveConsoleAccounts(calls, database, { audit, tell });
  serveMessages(calls, database);
  const sending = startSending(database, { createRecipients, tell }, app.log);
  serveSendings(calls, database, { audit, createRecipients, wake: sending.wake });
  const storage = createFileStorage(config.files);
  serveFiles(calls, { database, storage });
  serveWorkOrders(calls, database, {
    audit,
    tell,
    attach,
    abilityName: async (transaction, abilityNo, host) =>
      (await createCatalogueStore(transaction).find(abilityNo, host))?.abilityName,
    listOperators,
  });
  const standings: Standings = { hold: holdStanding, set: setStanding, certify: certifyStanding };
  serveEnterprise(calls, {
    database,
    describe: loggedInUser,
    standings,
    attach,
    detach,
    tell,
    audit,
  });
  const { identify } = identity;
  const tickets: Tickets = {
    mayCarry: mayCarryTicket,
    exchange: (url, cookies) => exchangeTicket(identity.sessions, url, cookies),
  };

  /** What this node keeps is dropped when the content changes, and when notices of that may have been lost. */
  const forgetting: (() => void)[] = [];
  const answers = createAnswerKeeper((error) => app.log.warn({ err: error }, 'an answer could not be made anew'));
  forgetting.push(answers.clear);
  const sitemaps = createSitemapKeeper((error) => app.log.warn({ err: error }, 'the sitemap could not be made anew'));
  forgetting.push(sitemaps.clear);
  const folders = buildFolder(root);

  await registerOpenApi(app, headers);
  mountHealth(app, database, headers);
  mountSearchEngines(app, {
    publicUrl: config.publicUrl,
    headers,
    keeper: sitemaps,
    knownPages: async () => [...siteKnownPages, ...(await catalogueKnownPages(database, publicHostKind(config)))],
  });
  await app.register((scope) => mountApi(scope, { calls, config, keeper: answers, underTls, identify }));
  await app.register((scope) =>
    mountFiles(scope, {
      database,
      storage,
      identify,
      mayRead: { ...mayReadByDefault, workOrder: mayReadOrderFile(database) },
      budget: createAddressBudget(FILES, { limited: config.rateLimit }),
      headers,
    }),
  );
  await app.register((scope) =>
    mountStaticFiles(
      scope,
      {
        assets: `${folders.client}/assets`,
        site: folders.static,
        agreements: join(root, 'content/agreements/static'),
      },
      headers,
    ),
  );
  if (dev)
    await app.register(async (scope) =>
      (await import('./pages/dev-pages.ts')).mountDevPages(scope, {
        calls,
        config,
        root,
        identify,
        tickets,
      }),
    );
  else {
    const pages = await createPageServer({
      pages: await loadPageBuild(root),
      calls,
      keep: config.cache,
      underTls,
      publicUrl: config.publicUrl,
      log: app.log,
    });
    const privatePages = createAddressBudget(PRIVATE_PAGES, { limited: config.rateLimit });
    const pageAnswers: PageAnswers = { pages, config, underTls, identify, tickets, privatePages };
    await app.register((scope) => mountPages(scope, pageAnswers));
    const answerEnvelope = answerUnreadable;
    answerUnreadable = (request, reply) =>
      /^\/(api|static|assets|files)\//.test(request.raw.url ?? '')
        ? answerEnvelope(request, reply)
        : answerPage(pageAnswers, request, reply);
    forgetting.push(pages.clear);
  }

  const forget = () => {
    for (const clear of forgetting) clear();
  };
  const notices = listen(connection, {
    channel: CONTENT_CHANNEL,
    log: app.log,
    onNotice: forget,
    onReconnect: forget,
  });
  // What is kept before the first LISTEN stands would grow old unheard.
  app.addHook('onReady', () =>
    Promise.race([
      notices.ready,
      pause(LISTEN_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new DatabaseRefusal('数据库没有应答 / the database does not answer.');
      }),
    ]),
  );
  const stopRollUp = startViewRollUp(database, app.log);
  const stopRemoval = startRemoval(
    database,
    [...identityRemovals, oldMessages, deletedMessages, oldKeptAnswers],
    app.log,
  );
  const stopThaw = startThaw({ database, standings, tell }, app.log);
  const stopFileRemoval = startFileRemoval({ database, storage }, app.log);
  const stopClosing = startClosing(database, tell, app.log);
  app.addHook('onClose', async () => {
    await stopRollUp();
    await sending.stop();
    await stopClosing();
    await stopThaw();
    await stopRemoval();
    await stopFileRemoval();
    storage.close();
    await notices.close();
  });
  return app;
};
