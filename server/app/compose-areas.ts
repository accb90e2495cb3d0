import { join } from 'node:path';
import type { Engines } from '#engines/engine.ts';
import { serveManagedAgreements } from '#server/areas/agreements/managing-routes.ts';
import { serveAgreements } from '#server/areas/agreements/routes.ts';
import { createAgreementStore } from '#server/areas/agreements/store.ts';
import { catalogueKnownPages } from '#server/areas/catalogue/known-pages.ts';
import { serveCatalogue } from '#server/areas/catalogue/routes.ts';
import { createCatalogueStore } from '#server/areas/catalogue/store.ts';
import { createAuditStore } from '#server/kit/audit/audit-store.ts';
import { serveConsole } from '#server/areas/console/routes.ts';
import { createReviewStore } from '#server/areas/enterprise/review-store.ts';
import { serveEnterprise } from '#server/areas/enterprise/routes.ts';
import type { Standings } from '#server/areas/enterprise/certification-status.ts';
import { certificationStandsSince } from '#server/areas/enterprise/public/certified-since.ts';
import { attach, detach } from '#server/areas/files/public/attach.ts';
import { createLeftovers } from '#server/areas/files/public/leftovers.ts';
import { mayReadByDefault } from '#server/areas/files/may-read.ts';
import { serveFiles } from '#server/areas/files/routes.ts';
import { createAccountStore } from '#server/areas/auth/account-store.ts';
import { serveConsoleAccounts } from '#server/areas/account/console/routes.ts';
import { createIdentity } from '#server/areas/auth/identity.ts';
import { loggedInUser } from '#server/areas/auth/logged-in-user.ts';
import { listOperators } from '#server/areas/account/public/operator-list.ts';
import { serveOwnAccount } from '#server/areas/account/own-account-routes.ts';
import { createRecipients } from '#server/areas/account/public/recipients.ts';
import { serveIdentity } from '#server/areas/auth/routes.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import type { OnSecurityEvent } from '#server/kit/notify/security-event.ts';
import { serveSessions } from '#server/areas/auth/session-routes.ts';
import { createHttpProvider } from '#server/kit/notify/sms/http-provider.ts';
import { createOutbox, type Outbox } from '#server/kit/notify/sms/outbox.ts';
import { certifyStanding, holdStanding, setStanding } from '#server/areas/account/public/certification-status.ts';
import { serveSubAccounts } from '#server/areas/organisation/routes.ts';
import { exchangeTicket, mayCarryTicket } from '#server/areas/auth/ticket-in-address.ts';
import { createVerifyCodes } from '#server/areas/auth/verify-codes.ts';
import { serveMessages } from '#server/areas/messages/routes.ts';
import { securityMessage } from '#server/areas/messages/public/security-message.ts';
import { serveSendings } from '#server/areas/messages/sending-routes.ts';
import { startSending } from '#server/areas/messages/sending-worker.ts';
import { serveRights } from '#server/areas/rights/routes.ts';
import { createRightsStore } from '#server/areas/rights/store.ts';
import { serveAnnouncements } from '#server/areas/site/announcement-routes.ts';
import { siteKnownPages } from '#server/areas/site/known-pages.ts';
import { serveSite } from '#server/areas/site/routes.ts';
import { readTrialContent } from '#server/areas/trial/content.ts';
import { drainedEngines } from '#server/areas/trial/drained-engines.ts';
import { createFetchPicture, type FetchOptions } from '#server/areas/trial/fetch-picture.ts';
import { createMayFetchFrom } from '#server/areas/trial/public-address.ts';
import { serveTrial } from '#server/areas/trial/routes.ts';
import { createTellEquipped } from '#server/areas/trial/engine-subscriptions.ts';
import { modelAbilities } from '#server/areas/trial/packages/model-abilities.ts';
import type { ModelDownloads } from '#server/areas/trial/packages/mount-model-download.ts';
import { servePackages } from '#server/areas/trial/packages/routes.ts';
import { countWaitingOrders } from '#server/areas/work-orders/list-store.ts';
import { mayReadOrderFile } from '#server/areas/work-orders/may-read.ts';
import { serveWorkOrders } from '#server/areas/work-orders/routes.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { startBackground } from './background.ts';
import type { Config } from '#server/kit/config.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { exportPartsOf } from './export-parts.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { createCalls } from '#server/kit/http/calls.ts';
import type { Tickets } from '#server/kit/pages/mount-pages.ts';
import { buildFolder } from '#server/kit/pages/page-build.ts';
import { tellOrganisation } from './notify-organisation.ts';
import type { Tell } from '#server/kit/notify/notify.ts';

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
