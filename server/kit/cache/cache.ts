import { LRUCache } from 'lru-cache';

/** While something is out of order, its readers do not all wait for its time-out. */
const REST_AFTER_FAILURE_MS = 3000;

interface Kept<Value> {
  value: Value;
  /** `performance.now()` when making it began. */
  at: number;
  /** Until then, after a failure, no new one is tried. */
  restUntil?: number;
}

export interface Cache<Value extends object> {
  /** The value of a key, made by `make` where none is kept; one making at a time for a key. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** The value where it is kept and fresh enough to be sent without waiting. */
  peek(key: string): Value | undefined;
  /** Hands out nothing that was made or begun before; where old values serve, only if making anew fails. */
  clear(): void;
}

/** A bounded store of made values. Fresh ones are handed out; older ones too while a new one is made behind them; past `staleMs` only when making fails. */
export const createCache = <Value extends object>(options: {
  maximumBytes: number;
  sizeOf: (value: Value) => number;
  freshMs: number;
  staleMs: number;
  onRefreshFailure: (error: unknown) => void;
}): Cache<Value> => {
  const kept = new LRUCache<string, Kept<Value>>({
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
          kept.set(key, { value, at });
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

  return {
    peek(key) {
      const entry = kept.get(key);
      return entry && performance.now() - entry.at < options.freshMs ? entry.value : undefined;
    },
    async get(key, make) {
      const entry = kept.get(key);
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
        // What the content has outdated is tried each time; what is only old can wait.
        if (Number.isFinite(entry.at)) entry.restUntil = performance.now() + REST_AFTER_FAILURE_MS;
        options.onRefreshFailure(error);
        return entry.value;
      }
    },
    clear() {
      generation += 1;
      making.clear();
      if (options.staleMs === 0) kept.clear();
      else
        for (const entry of kept.values()) {
          entry.at = Number.NEGATIVE_INFINITY;
          delete entry.restUntil;
        }
    },
  };
};
