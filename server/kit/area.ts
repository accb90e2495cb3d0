import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WaitingPlace } from '#contract/console/waiting.ts';
import type { Engines } from '#engines/engine.ts';
import type { Audit } from './audit/audit.ts';
import type { Config } from './config.ts';
import type { AnyAreaContent } from './content/import-content.ts';
import type { Log } from './database/connection.ts';
import type { Database } from './database/database.ts';
import type { Statement } from './database/statement.ts';
import type { ExportParts } from './export.ts';
import type { Attach, Detach, MayRead } from './files/attach.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { HostKind, Identify } from './http/caller.ts';
import type { Calls } from './http/calls.ts';
import type { FetchOptions } from './http/fetch-options.ts';
import type { KnownPage } from './http/search-engines.ts';
import type { Headers } from './http/security-headers.ts';
import type { IntervalJob } from './jobs/interval-job.ts';
import type { AddressBudget } from './limits/address-budget.ts';
import type { Notify } from './notify/notify.ts';
import type { OnSecurityEvent } from './notify/security-event.ts';
import type { Secret } from './secrets/secret.ts';

/** What the application gives to every area. */
export interface Platform {
  config: Config;
  database: Database;
  secret: Secret;
  /** The project's folder. */
  root: string;
  log: Log;
  storage: FileStorage;
  engines: Engines;
  audit: Audit;
  notify: Notify;
  attach: Attach;
  detach: Detach;
  onSecurityEvent: OnSecurityEvent;
  /** Overrides how pictures are fetched by their addresses, in tests. */
  fetching?: Partial<FetchOptions> | undefined;
  /** The export parts of all areas. */
  exportPartsOf: (database: Database) => ExportParts;
  /** How many items wait for an operator, by place; each place belongs to one area. */
  countWaiting: Partial<CountWaiting>;
}

export type CountWaiting = Record<WaitingPlace, () => Promise<number>>;

/** What an area needs to serve bytes beside its calls. */
export interface HttpPlatform {
  identify: Identify;
  /** Headers of every answer. */
  headers: Headers;
  /** Who may read files of each use. */
  mayRead: MayRead;
  /** Limits the files that one address asks for; all areas share it. */
  fileBudget: AddressBudget;
  hostKind: (request: FastifyRequest) => HostKind;
}

/** What runs beside the calls of an area. */
export interface Running {
  /** Starts to end at the stop of the server, while callers can still be answered. */
  drain?(): void;
  /** Ends what runs; the server answers no longer. */
  stop?(): Promise<void>;
  /** Mounts routes of bytes, in a scope of their own. */
  mount?(scope: FastifyInstance, http: HttpPlatform): Promise<void>;
}

/**
 * An area of the portal: everything that the application needs to know of it. `server/app/areas.ts` lists the areas; what
 * an area needs of another it imports from the other's folder `public`.
 */
export interface Area {
  /** As in its folders, its tables and the names of its calls. */
  name: string;
  /** Default content, imported at the start in the order of the areas. */
  content?: AnyAreaContent;
  /** Serves the calls and starts what runs beside them. */
  serve?(calls: Calls, platform: Platform): Running | void;
  /** Work that every node does at intervals. */
  jobs?(platform: Platform): readonly IntervalJob[];
  /** Rows that nobody can use any more. */
  removals?: readonly Statement[];
  /** Its parts of the export of an account's data. */
  exportParts?(database: Database): ExportParts;
  /** Who may read the files of its uses, beside their owner. */
  fileAccess?(database: Database): Partial<MayRead>;
  /** Pages for the sitemap. */
  knownPages?(database: Database, host: HostKind): Promise<readonly KnownPage[]>;
  /** Counts what waits for an operator. */
  countWaiting?(database: Database): Partial<CountWaiting>;
}

export const defineArea = (area: Area): Area => area;
