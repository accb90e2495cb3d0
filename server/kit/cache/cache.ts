import { LRUCache } from 'lru-cache';

/** While a dependency is down, only some readers wait for its timeout. */
const REST_AFTER_FAILURE_MS = 3000;

interface CacheEntry<Value> {
  value: Value;
  /** `performance.now()` when the factory started. */
  at: number;
  /** After a failure, the cache does not retry before this time. */
  restUntil?: number;
}

export interface Cache<Value extends object> {
  /** Returns the cached value of a key, or the result of `make`. At most one `make` runs per key. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Returns the value if it is cached and fresh enough to send without waiting. */
  peek(key: string): Value | undefined;
  /** Returns whether the key has a value, however old, or is being made: a `get` then adds no key. */
  has(key: string): boolean;
  /**
   * Stops serving the values that a change concerns, and runs in progress, except stale values (if allowed) after a
   * failed refresh.
   */
  drop(isConcerned: (value: Value) => boolean): void;
  /** Drops all values. */
  clear(): void;
}

/**
 * Creates a bounded cache. It returns fresh values, older ones while it refreshes them in the background, and those
 * older than `staleMs` only if the refresh fails.
 */
export const createCache = <Value extends object>(options: {
  maximumBytes: number;
  sizeOf: (value: Value) => number;
  freshMs: number;
  staleMs: number;
  onRefreshFailure: (error: unknown) => void;
  /** Returns whether to cache a value under its key; by default all are cached. */
  mayCache?: (value: Value, key: string) => boolean;
}): Cache<Value> => {
  const entries = new LRUCache<string, CacheEntry<Value>>({
    max: 5000,
    maxSize: options.maximumBytes,
    sizeCalculation: (entry) => options.sizeOf(entry.value),
  });
  const making = new Map<string, Promise<Value>>();
  let generation = 0;

  const refresh = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const running = making.get(key);
    if (running) return running;
    const at = performance.now();
    const born = generation;
    const promise = make().then(
      (value) => {
        if (born === generation) {
          if (options.mayCache?.(value, key) ?? true) entries.set(key, { value, at });
          else entries.delete(key);
          making.delete(key);
        }
        return value;
      },
      (error: unknown) => {
        if (born === generation) making.delete(key);
        throw error;
      },
    );
    making.set(key, promise);
    return promise;
  };

  const drop = (isConcerned: (value: Value) => boolean) => {
    // The result of a run in progress is not known yet.
    generation += 1;
    making.clear();
    const concerned: string[] = [];
    entries.forEach((entry, key) => {
      if (isConcerned(entry.value)) concerned.push(key);
    });
    for (const key of concerned) {
      const entry = entries.peek(key);
      if (options.staleMs === 0) entries.delete(key);
      else if (entry) {
        entry.at = Number.NEGATIVE_INFINITY;
        delete entry.restUntil;
      }
    }
  };

  return {
    peek(key) {
      const entry = entries.get(key);
      return entry && performance.now() - entry.at < options.freshMs ? entry.value : undefined;
    },
    has: (key) => entries.has(key) || making.has(key),
    async get(key, make) {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make);
      const now = performance.now();
      const age = now - entry.at;
      if (age < options.freshMs || now < (entry.restUntil ?? 0)) return entry.value;
      if (age < options.staleMs) {
        refresh(key, make).catch(options.onRefreshFailure);
        return entry.value;
      }
      try {
        return await refresh(key, make);
      } catch (error) {
        if (options.staleMs === 0) throw error;
        // Retries every time after a content change; a value that is only old can wait.
        if (Number.isFinite(entry.at)) entry.restUntil = performance.now() + REST_AFTER_FAILURE_MS;
        options.onRefreshFailure(error);
        return entry.value;
      }
    },
    drop,
    clear: () => drop(() => true),
  };
};
