import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../database/connection.ts';

/** What distinguishes visitors of a day. None of it is stored. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** A page that a visitor requested: by a document, or by the first call of a page within the browser. */
export interface SeenPage {
  headers: IncomingHttpHeaders;
  address: string;
  /** Path and query; of a page within the browser only the path. */
  url: string;
  /** Of the answer; undefined for a page within the browser. */
  status?: number;
}

/** A trial on a page that has ended. */
export interface EndedTrial {
  visitor: Visitor;
  abilityNo: number;
  /** The code of its answer. */
  code: string;
  /** From the call until its result. */
  milliseconds: number;
}

/** What happens on pages, for those who count it. */
export interface Visits {
  page(seen: SeenPage): void;
  trial(ended: EndedTrial): void;
  /** An account was registered. */
  registration(visitor: Visitor): void;
}

/** Returns the pattern of the page at a path, such as `/open-ability/:id`; `*` for no page. */
export type PatternOf = (path: string) => string;

/**
 * Passes on what happens on pages. It is always safe to call: an error of the counter is logged, and the page or call
 * goes on. Pages are counted once they are mounted, since their routes have the patterns.
 */
export const createVisits = (log: Pick<Log, 'error'>) => {
  const counters: Visits[] = [];
  let patternOf: PatternOf | undefined;
  const pass =
    <Name extends keyof Visits>(name: Name) =>
    (event: Parameters<Visits[Name]>[0]): void => {
      for (const counter of counters)
        try {
          (counter[name] as (event: Parameters<Visits[Name]>[0]) => void)(event);
        } catch (err) {
          log.error({ err }, 'a visit is not counted');
        }
    };
  const note: Visits = { page: pass('page'), trial: pass('trial'), registration: pass('registration') };
  return {
    note,
    /** Gets the events from now on. */
    count: (counter: Visits) => void counters.push(counter),
    /** Undefined while no pages are mounted. */
    patternOf: (path: string) => patternOf?.(path),
    setPatterns: (patterns: PatternOf) => {
      patternOf = patterns;
    },
  };
};

export type VisitCounting = ReturnType<typeof createVisits>;
