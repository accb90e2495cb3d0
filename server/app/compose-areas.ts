import { join } from 'node:path';
import type { Engines } from '#engines/engine.ts';
import { serveManagedAgreements } from './areas/agreements/managing-routes.ts';
import { serveAgreements } from './areas/agreements/routes.ts';
import { createAgreementStore } from './areas/agreements/store.ts';
import { catalogueKnownPages } from './areas/catalogue/known-pages.ts';
import { serveCatalogue } from './areas/catalogue/routes.ts';
import { createCatalogueStore } from './areas/catalogue/store.ts';
import { createAuditStore } from './areas/console/audit-store.ts';
import { serveConsole } from './areas/console/routes.ts';
import { createReviewStore } from './areas/enterprise/review-store.ts';
import { serveEnterprise } from './areas/enterprise/routes.ts';
import type { Standings } from './areas/enterprise/standings.ts';
import { certificationStandsSince } from './areas/enterprise/stands-since.ts';
import { attach, detach } from './areas/files/attach.ts';
import { createLeftovers } from './areas/files/leftovers.ts';
import { mayReadByDefault } from './areas/files/may-read.ts';
import { serveFiles } from './areas/files/routes.ts';
import { createAccountStore } from './areas/identity/account-store.ts';
import { serveConsoleAccounts } from './areas/identity/console-accounts/routes.ts';
import { createIdentity } from './areas/identity/identity.ts';
import { loggedInUser } from './areas/identity/logged-in-user.ts';
import { listOperators } from './areas/identity/operator-list.ts';
import { serveOwnAccount } from './areas/identity/own-account-routes.ts';
import { createRecipients } from './areas/identity/recipients.ts';
import { serveIdentity } from './areas/identity/routes.ts';
import type { Secret } from './areas/identity/secret.ts';
import type { OnSecurityEvent } from './areas/identity/security-event.ts';
import { serveSessions } from './areas/identity/session-routes.ts';
import { createHttpProvider } from './areas/identity/sms/http-provider.ts';
import { createOutbox, type Outbox } from './areas/identity/sms/outbox.ts';
import { certifyStanding, holdStanding, setStanding } from './areas/identity/standings.ts';
import { serveSubAccounts } from './areas/identity/sub-accounts/routes.ts';
import { exchangeTicket, mayCarryTicket } from './areas/identity/ticket-in-address.ts';
import { createVerifyCodes } from './areas/identity/verify-codes.ts';
import { serveMessages } from './areas/messages/routes.ts';
import { securityMessage } from './areas/messages/security-message.ts';
import { serveSendings } from './areas/messages/sending-routes.ts';
import { startSending } from './areas/messages/sending-worker.ts';
import { serveRights } from './areas/rights/routes.ts';
import { createRightsStore } from './areas/rights/store.ts';
import { serveAnnouncements } from './areas/site/announcement-routes.ts';
import { siteKnownPages } from './areas/site/known-pages.ts';
import { serveSite } from './areas/site/routes.ts';
import { readTrialContent } from './areas/trial/content.ts';
import { drainedEngines } from './areas/trial/drained-engines.ts';
import { createFetchPicture, type FetchOptions } from './areas/trial/fetch-picture.ts';
import { createMayFetchFrom } from './areas/trial/public-address.ts';
import { serveTrial } from './areas/trial/routes.ts';
import { createTellEquipped } from './areas/trial/wishes.ts';
import { modelAbilities } from './areas/trial/packages/model-abilities.ts';
import type { ModelDownloads } from './areas/trial/packages/mount-model-download.ts';
import { servePackages } from './areas/trial/packages/routes.ts';
import { countWaitingOrders } from './areas/work-orders/list-store.ts';
import { mayReadOrderFile } from './areas/work-orders/may-read.ts';
import { serveWorkOrders } from './areas/work-orders/routes.ts';
import type { Audit } from './audit.ts';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import type { Log } from './database/connection.ts';
import type { Database } from './database/database.ts';
import { exportPartsOf } from './export-parts.ts';
import { createFileStorage } from './files/files-url.ts';
import type { HostKind } from './http/caller.ts';
import { createCalls } from './http/calls.ts';
import type { Tickets } from './pages/mount-pages.ts';
import { buildFolder } from './pages/page-build.ts';
import { tellOrganisation } from './tell-organisation.ts';
import type { Tell } from './tell.ts';

interface Composed {
  config: Config;
  database: Database;
  secret: Secret;
  /** The project's folder. */
  root: string;
  log: Log;
  engines: Engines;
  /** How pictures are fetched by their addresses, where not as ever. */
  fetching?: Partial<FetchOptions> | undefined;
}

/** Trials in hand at the stop have so long: less than their connections, so that whoever waits is answered. */
const ENGINES_DRAIN_MS = 3000;

/**
 * Brings the areas together: each serves its calls, and is handed what it needs of another. Answers the calls, what says
 * who makes them, and how to stop what runs beside them.
 */
export const composeAreas = ({ config, database, secret, root, log, fetching, ...given }: Composed) => {
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
    verifyCodes: createVerifyCodes({ database, secret, sms, log }),
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
  const sending = startSending(database, { createRecipients, tell }, log);
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
  const catalogue = createCatalogueStore(database);
  const packages = servePackages(calls, {
    database,
    storage,
    audit,
    place: join(config.dataDir, 'model-packages'),
    abilities: (host) => modelAbilities(catalogue.list, host),
    ability: catalogue.find,
    onEquipped: createTellEquipped(tell),
    log,
  });
  const engines = drainedEngines(given.engines, ENGINES_DRAIN_MS);
  serveTrial(calls, {
    database,
    storage,
    engines,
    packages: packages.active,
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
    limitsOf: createRightsStore(database).find,
    abilities: createCatalogueStore(database).listNames,
    leftoversOf: createLeftovers,
  });
  const modelDownloads: Omit<ModelDownloads, 'budget' | 'headers' | 'hostKind'> = {
    database,
    storage,
    identify: identity.identify,
    abilityName: async (abilityNo, host) => (await catalogue.find(abilityNo, host))?.abilityName,
    modelsOf: async (tier) => (await createRightsStore(database).find(tier)).modelDownloads,
    countDownload: (transaction, abilityNo) => createCatalogueStore(transaction).countDownload(abilityNo),
  };
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
  const stopBackground = startBackground({ database, storage, standings, tell }, log);
  return {
    calls,
    identify,
    tickets,
    storage,
    modelDownloads,
    mayRead: { ...mayReadByDefault, workOrder: mayReadOrderFile(database) },
    knownPages: async (host: HostKind) => [...siteKnownPages, ...(await catalogueKnownPages(database, host))],
    /** Lets no more trials in, and ends those in hand soon; at the stop, while they can still be answered. Ends checks at once. */
    drain: (): void => {
      packages.stop().catch(() => {});
      engines.stop().catch(() => {});
    },
    stop: async (): Promise<void> => {
      await packages.stop();
      await engines.stop();
      await sending.stop();
      await stopBackground();
      storage.close();
    },
  };
};
