import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FoundItem, WaitingItem } from '#contract/console/desk-calls.ts';
import type { FoundKind, WaitingPlace } from '#contract/kit/area.ts';
import type { Engines } from '#engines/engine.ts';
import type { Audit } from './audit/audit.ts';
import type { Changed } from './cache/tags.ts';
import type { Config } from './config.ts';
import type { ExportUsed } from './content/export-content.ts';
import type { AnyAreaContent } from './content/import-content.ts';
import type { AnyServedKind } from './content/served-kind.ts';
import type { Kinds } from './content/entries/perform.ts';
import type { Log } from './database/connection.ts';
import type { Database } from './database/database.ts';
import type { Statement } from './database/statement.ts';
import type { ExportParts } from './export.ts';
import type { Attach, Detach, MayRead } from './files/attach.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { HostKind, Identify, SignedInUser } from './http/caller.ts';
import type { Calls } from './http/calls.ts';
import type { KeyCalls } from './key-calls/key-calls.ts';
import type { FetchOptions } from './http/fetch-options.ts';
import type { KnownPage } from './http/search-engines.ts';
import type { Headers } from './http/security-headers.ts';
import type { IntervalJob } from './jobs/interval-job.ts';
import type { AnyWorker } from './jobs/job.ts';
import type { Enqueue, Queue } from './jobs/queue.ts';
import type { AddressBudget } from './limits/address-budget.ts';
import type { Notify } from './notify/notify.ts';
import type { TextMessages } from './notify/sms/create-sms.ts';
import type { RemoteHealth } from './inference/remote-health.ts';
import type { Indexed, SearchSource } from './search/rebuild.ts';
import type { Secret } from './secrets/secret.ts';
import type { VisitCounting } from './visits/visits.ts';

/** What the application provides to every area. */
export interface Platform extends TextMessages {
  config: Config;
  database: Database;
  secret: Secret;
  /** The project folder. */
  root: string;
  /** The folder of the default content. */
  contentFolder: string;
  log: Log;
  storage: FileStorage;
  engines: Engines;
  /** The inference server that recognises for some abilities, if there is one. */
  inferenceServer?: RemoteHealth | undefined;
  audit: Audit;
  notify: Notify;
  enqueue: Enqueue;
  queue: Pick<Queue, 'labels' | 'retry' | 'remove'>;
  /** Events on pages, and their counter. */
  visits: VisitCounting;
  attach: Attach;
  detach: Detach;
  /** Overrides how tests fetch pictures by URL. */
  fetching?: Partial<FetchOptions> | undefined;
  /** The export parts of all areas. */
  exportPartsOf: (database: Database) => ExportParts;
  /** The kinds of content of all areas, by name. */
  contentKinds: Kinds;
  /** What the search of the site finds, and the names of its kinds. */
  indexed: Indexed;
  searchKinds: readonly string[];
  /** Functions that count the items waiting for an operator, by place; each place belongs to one area. */
  countWaiting: Partial<CountWaiting>;
  /** Functions that look closer at the items waiting for an operator, by place. */
  lookAtWaiting: Partial<LookAtWaiting>;
  /** Functions that find things for operators, by kind. */
  find: Partial<Find>;
}

/** The operator for whom something waits. */
export type Operator = Pick<SignedInUser, 'accountId' | 'permissions'>;

/** Counts what waits for one operator. */
export type CountWaiting = Record<WaitingPlace, (operator: Operator) => Promise<number>>;

/** The items that wait at one place, as one operator sees them. */
export interface WaitingLook {
  oldestAt: Date | null;
  overdue: number;
  /** How many of them the operator has taken. */
  mine: number;
  /** The longest waiting items of the operator, and the longest waiting ones that no operator has taken. */
  items: readonly (Omit<WaitingItem, 'since'> & { since: Date })[];
}
export type LookAtWaiting = Record<WaitingPlace, (operator: Operator) => Promise<WaitingLook>>;

/** Finds at most `limit` things by a keyword of at least two characters. */
export type Find = Record<FoundKind, (keyword: string, limit: number) => Promise<FoundItem[]>>;

/** What an area needs to serve files and other routes that are not calls. */
export interface HttpPlatform {
  identify: Identify;
  /** Finds the keys of programs. */
  keyCalls: KeyCalls;
  /** Headers of every response. */
  headers: Headers;
  /** The users who may read the files of each use. */
  mayRead: MayRead;
  /** Limits file requests per address; all areas share it. */
  fileBudget: AddressBudget;
  hostKind: (request: FastifyRequest) => HostKind;
  /** Calls the function when content changes on any node: it drops what this node keeps of it. */
  onChange: (drop: (changed: Changed) => void) => void;
}

/** What an area runs in addition to its calls. */
export interface Running {
  /** Finds the keys of calls of programs, and gets these calls when they have ended; of one area. */
  keyCalls?: KeyCalls;
  /** Runs once before the server listens, with the schema and the content of this release. */
  start?(): Promise<void>;
  /** Workers for queued jobs that share something with the calls. */
  workers?: readonly AnyWorker[];
  /** Begins to end the work when the server stops, while responses are still possible. */
  drain?(): void;
  /** Ends the work; the server sends no more responses. */
  stop?(): Promise<void>;
  /** Mounts routes that are not calls in a separate scope. */
  mount?(scope: FastifyInstance, http: HttpPlatform): Promise<void>;
}

/**
 * An area of the portal: everything that the application needs to know about it. `server/app/areas.ts` lists the areas.
 * An area imports from another one only its folder `public`; its `routes.ts` may compose more.
 */
export interface Area {
  /** The name of its folders. Tables and calls may have an older one: docs/glossary.md. */
  name: string;
  /** Default content, imported at start in the order of the areas. */
  content?: AnyAreaContent;
  /** Kinds of content that operators own. Their default content is imported before `content`. */
  kinds?: readonly AnyServedKind[];
  /** Writes what entries of content refer to, such as pictures, to the folder of an export. */
  exportUsed?(platform: Pick<Platform, 'storage'>): ExportUsed;
  /** What the search of the site finds in addition to content: what comes with the release. */
  searchSources?: readonly SearchSource[];
  /** Registers the calls and starts what runs in addition to them. */
  serve?(calls: Calls, platform: Platform): Running | void;
  /** Jobs that every node runs at intervals. */
  jobs?(platform: Platform): readonly IntervalJob[];
  /** Workers for queued jobs. */
  workers?(platform: Platform): readonly AnyWorker[];
  /** Statements that remove obsolete rows. */
  removals?: readonly Statement[];
  /** The area's parts of the export of an account's data. */
  exportParts?(database: Database): ExportParts;
  /** Who may read the files of its uses, in addition to the owner. */
  fileAccess?(database: Database): Partial<MayRead>;
  /** Pages for the sitemap. */
  knownPages?(database: Database, host: HostKind): Promise<readonly KnownPage[]>;
  /** Counts the items that wait for an operator. */
  countWaiting?(platform: Pick<Platform, 'database' | 'config'>): Partial<CountWaiting>;
  /** Looks closer at them: how long, how many overdue, whose. */
  lookAtWaiting?(database: Database): Partial<LookAtWaiting>;
  /** Finds things for operators by one keyword. */
  find?(database: Database): Partial<Find>;
}

export const defineArea = (area: Area): Area => area;
