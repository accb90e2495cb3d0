import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NETWORK_VISITORS_MAXIMUM, NO_PAGE, SOURCES_MAXIMUM, type SourceKind } from '#contract/insight/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { isBot } from '#server/areas/monitoring/public/is-bot.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { writeInHalves } from '#server/kit/database/write-in-halves.ts';
import { createDelayedRun } from '#server/kit/jobs/delayed-run.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import type { SeenPage, Visitor, Visits } from '#server/kit/visits/visits.ts';
import { type Batch, type Counted, createBatch } from './batch.ts';
import { addCounts, type CountRow } from './count-store.ts';
import { createSaltStore } from './salt-store.ts';
import { sourceOf } from './source-of.ts';

const WRITE_AFTER_MS = 1000;
/** After a failed write, such as during an outage of the database. */
const AGAIN_AFTER_MS = 5000;
/** The sightings of this day that are written, so that most views cost no row. */
const KNOWN_MAXIMUM = 100_000;
const NETWORKS_MAXIMUM = 20_000;
const HASH_BYTES = 12;
const UNKNOWN_ABILITY = '10006';
const CONSOLE = /^\/console(\/|$)/;

const namedSources = named('insight.namedSources', 'select kind, name from insight_source where day = $1');

interface Dependencies {
  database: Database;
  log: Pick<Log, 'error' | 'warn'>;
  patternOf: (path: string) => string | undefined;
  publicUrl: string | undefined;
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Whether the browser asks not to be tracked. Its views count, but it is no visitor. */
const wantsNoTracking = ({ dnt, 'sec-gpc': gpc }: SeenPage['headers']) => dnt === '1' || gpc === '1';

/** Whether a user sees the answer: it is no prefetched page, no frame and no answer to a script. */
const isLookedAt = ({ status, headers }: SeenPage): boolean => {
  if (status === undefined) return true;
  if (headers['sec-purpose'] !== undefined || headers['x-moz'] === 'prefetch') return false;
  return ['document', undefined].includes(textOf(headers['sec-fetch-dest'])) && [200, 404].includes(status);
};

/** The state of the running day: the visitors that were seen, their networks, and the sources that have a name. */
const createDay = (day: string, salt: Buffer, sources: readonly { kind: string; name: string }[]) => {
  const known = new LRUCache<string, true>({ max: KNOWN_MAXIMUM });
  const visitors = new LRUCache<string, true>({ max: KNOWN_MAXIMUM });
  const networks = new LRUCache<string, number>({ max: NETWORKS_MAXIMUM });
  const names = Map.groupBy(sources, ({ kind }) => kind);
  const hash = (text: string) =>
    createHash('sha256').update(salt).update(text).digest().subarray(0, HASH_BYTES).toString('hex');
  return {
    day,
    known,
    /** Returns the hash of a visitor; undefined for one of a network that has too many of them. */
    visitor({ address, userAgent }: Visitor): string | undefined {
      const network = networkOf(address);
      const visitor = hash(`${network} ${userAgent}`);
      if (visitors.has(visitor)) return visitor;
      const place = hash(network);
      const before = networks.get(place) ?? 0;
      if (before >= NETWORK_VISITORS_MAXIMUM) return undefined;
      networks.set(place, before + 1);
      visitors.set(visitor, true);
      return visitor;
    },
    /** Returns the name by which a source counts: empty once there are too many. */
    nameOf(kind: string, name: string): string {
      if (name === '') return name;
      const all = names.get(kind) ?? [];
      if (all.some((one) => one.name === name)) return name;
      if (all.length >= SOURCES_MAXIMUM) return '';
      names.set(kind, [...all, { kind, name }]);
      return name;
    },
  };
};
type Day = ReturnType<typeof createDay>;

/** Counts in memory what happens on pages, and writes it soon, so that no page or call waits for it. */
export const createVisitCounter = ({ database, log, patternOf, publicUrl }: Dependencies) => {
  const salts = createSaltStore(database);
  const publicHost = publicUrl && new URL(publicUrl).host;
  let batch: Batch = createBatch();
  /** The counts that are being written, or that could not be written yet. */
  let unwritten: Counted | undefined;
  const days = new Map<string, Day>();

  const dayFor = async (at: number): Promise<Day> => {
    const name = dayOf(new Date(at));
    const kept = days.get(name);
    if (kept) return kept;
    const [salt, sources] = await Promise.all([
      salts.of(name),
      database.query<{ kind: string; name: string }>(namedSources, [name]),
    ]);
    const day = createDay(name, salt, sources);
    // A batch belongs to two days at most.
    for (const other of [...days.keys()].slice(0, -1)) days.delete(other);
    days.set(name, day);
    return day;
  };

  /** Returns the rows of a batch, and its sightings that are new to this node. */
  const rowsOf = async ({ views, arrivals, trials, registrations, sights }: Counted) => {
    const rows: CountRow[] = [
      ...views.map((view) => ({ sort: 'view' as const, ...view })),
      ...registrations.map((counted) => ({ sort: 'registration' as const, ...counted })),
      ...trials.map(({ abilityNo: ability_no, ...trial }) => ({ sort: 'trial' as const, ability_no, ...trial })),
    ];
    for (const { hour, kind, name, arrivals: counted } of arrivals) {
      const day = await dayFor(Date.parse(hour));
      rows.push({ sort: 'arrival', hour, kind, name: day.nameOf(kind, name), arrivals: counted });
    }
    const fresh: { day: Day; key: string }[] = [];
    for (const { kind, name: given, at, visitor: who } of sights) {
      const day = await dayFor(at);
      const visitor = day.visitor(who);
      if (visitor === undefined) continue;
      const isStep = kind === 'trial' || kind === 'registration';
      const name = kind === 'page' ? given : day.nameOf(kind, given);
      const key = `${kind} ${name} ${visitor}`;
      if (day.known.has(key)) continue;
      fresh.push({ day, key });
      rows.push({ sort: isStep ? 'step' : 'sight', kind, name, visitor, at: new Date(at).toISOString() });
    }
    return { rows, fresh };
  };

  const write = async (): Promise<void> => {
    if (!unwritten) {
      unwritten = batch.read();
      batch = createBatch();
    }
    const { rows, fresh } = await rowsOf(unwritten);
    await writeInHalves(
      rows,
      (some) => addCounts(database, some),
      (row, err) => log.error({ err, sort: row.sort }, 'a visit cannot be counted'),
    );
    for (const { day, key } of fresh) day.known.set(key, true);
    unwritten = undefined;
  };

  const writing = createDelayedRun(async () => {
    await write().catch((err: unknown) => log.warn({ err }, 'visits are counted later'));
    if (unwritten) return AGAIN_AFTER_MS;
    return batch.isEmpty() ? undefined : WRITE_AFTER_MS;
  });
  const changed = () => {
    // A run in progress sees to the next one, which may be later after a failure.
    if (!writing.isRunning()) writing.after(WRITE_AFTER_MS);
  };

  const counter: Visits = {
    page(seen) {
      const { headers, address, url, status } = seen;
      if (!isLookedAt(seen)) return;
      const path = url.replace(/[?#].*$/s, '');
      const page = status === 404 ? NO_PAGE : patternOf(path);
      if (page === undefined || CONSOLE.test(path)) return;
      const at = Date.now();
      const userAgent = headers['user-agent'] ?? '';
      const bot = isBot(userAgent);
      batch.addView(at, page, bot);
      changed();
      if (bot) return;
      const see = (kind: 'day' | 'page' | SourceKind, name: string) => {
        if (!wantsNoTracking(headers)) batch.addSight({ kind, name, at, visitor: { address, userAgent } });
      };
      see('day', '');
      see('page', page);
      if (status === undefined) return;
      const { kind, name } = sourceOf({ url, referrer: headers.referer, ownHosts: [headers.host, publicHost] });
      if (kind === 'inside') return;
      batch.addArrival(at, kind, name);
      see(kind, name);
    },
    trial({ visitor, abilityNo, code, milliseconds }) {
      if (isBot(visitor.userAgent)) return;
      const at = Date.now();
      // Numbers that belong to no ability can be anything.
      batch.addTrial(at, code === UNKNOWN_ABILITY ? 0 : abilityNo, code, code === SUCCESS_CODE ? milliseconds : null);
      if (code === SUCCESS_CODE) batch.addSight({ kind: 'trial', name: '', at, visitor });
      changed();
    },
    registration(visitor) {
      const at = Date.now();
      batch.addRegistration(at);
      batch.addSight({ kind: 'registration', name: '', at, visitor });
      changed();
    },
  };

  return {
    ...counter,
    /** Resolves when what was counted until now is written, or could not be. */
    async settled(): Promise<void> {
      await writing.settled();
      await writing.now();
      // What came while an earlier batch waited for the database.
      if (!unwritten && !batch.isEmpty()) await writing.now();
      writing.cancel();
    },
  };
};
