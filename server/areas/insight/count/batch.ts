import { bucketOf, type SourceKind } from '#contract/insight/limits.ts';
import type { Visitor } from '#server/kit/visits/visits.ts';

/** How many different things of each sort are counted while one batch is written. */
const THINGS_MAXIMUM = 5000;
const HOUR_MS = 3_600_000;
/** A longer name identifies nothing more, and would take memory. */
const USER_AGENT_KEPT = 300;

/** A visitor was seen: at all, on a page, from a source, or at a step. */
export interface Sight {
  kind: 'day' | 'page' | 'trial' | 'registration' | SourceKind;
  name: string;
  at: number;
  visitor: Visitor;
}

interface CountedView {
  hour: string;
  page: string;
  views: number;
  bots: number;
}
interface CountedArrivals {
  hour: string;
  kind: SourceKind;
  name: string;
  arrivals: number;
}
interface CountedTrials {
  hour: string;
  abilityNo: number;
  code: string;
  /** Of a trial with a result. */
  bucket: number | null;
  trials: number;
}
interface CountedRegistrations {
  hour: string;
  registrations: number;
}

export const hourOf = (at: number): string => new Date(at - (at % HOUR_MS)).toISOString();

/**
 * Events since the last batch was written, added up. Its memory is bounded: beyond the limits, views are still counted,
 * but without a name or a visitor.
 */
export const createBatch = () => {
  const views = new Map<string, CountedView>();
  const arrivals = new Map<string, CountedArrivals>();
  const trials = new Map<string, CountedTrials>();
  const registrations = new Map<string, CountedRegistrations>();
  const sights = new Map<string, Sight>();

  const placeIn = <One>(among: Map<string, One>, key: string, make: () => One): One => {
    const known = among.get(key);
    if (known !== undefined) return known;
    const made = make();
    among.set(key, made);
    return made;
  };
  const found = <One>(among: Map<string, One>, key: string, make: () => One): One | undefined =>
    among.size < THINGS_MAXIMUM ? placeIn(among, key, make) : among.get(key);

  return {
    addView(at: number, page: string, isBot: boolean): void {
      const hour = hourOf(at);
      const counted = found(views, `${hour} ${page}`, () => ({ hour, page, views: 0, bots: 0 }));
      if (counted) counted[isBot ? 'bots' : 'views'] += 1;
    },
    addArrival(at: number, kind: SourceKind, name: string): void {
      const hour = hourOf(at);
      const counted =
        found(arrivals, `${hour} ${kind} ${name}`, () => ({ hour, kind, name, arrivals: 0 })) ??
        // Collects the names beyond the limit. There is one such place for each kind and hour, even if there is no
        // room.
        placeIn(arrivals, `${hour} ${kind} `, () => ({ hour, kind, name: '', arrivals: 0 }));
      counted.arrivals += 1;
    },
    addTrial(at: number, abilityNo: number, code: string, milliseconds: number | null): void {
      const hour = hourOf(at);
      const bucket = milliseconds === null ? null : bucketOf(milliseconds);
      const counted = found(trials, `${hour} ${abilityNo} ${code} ${bucket}`, () => ({
        hour,
        abilityNo,
        code,
        bucket,
        trials: 0,
      }));
      if (counted) counted.trials += 1;
    },
    addRegistration(at: number): void {
      const hour = hourOf(at);
      const counted = found(registrations, hour, () => ({ hour, registrations: 0 }));
      if (counted) counted.registrations += 1;
    },
    addSight({ visitor: { address, userAgent: whole }, ...sight }: Sight): void {
      const userAgent = whole.slice(0, USER_AGENT_KEPT);
      const key = [hourOf(sight.at), sight.kind, sight.name, address, userAgent].join(' ');
      found(sights, key, () => ({ ...sight, visitor: { address, userAgent } }));
    },
    isEmpty: () => views.size + trials.size + registrations.size + sights.size === 0,
    /** Returns the counts and the visitors seen. */
    read: () => ({
      views: [...views.values()],
      arrivals: [...arrivals.values()],
      trials: [...trials.values()],
      registrations: [...registrations.values()],
      sights: [...sights.values()],
    }),
  };
};

export type Batch = ReturnType<typeof createBatch>;
export type Counted = ReturnType<Batch['read']>;
