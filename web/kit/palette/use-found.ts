import { useEffect, useState } from 'react';
import type { PaletteContext, PaletteGroup, PaletteSource } from './palette-source.ts';

/** Milliseconds without typing before requests are sent. */
const REST_MS = 120;

interface Outcome {
  of: string;
  groups: readonly PaletteGroup[];
  failed: boolean;
}

const isReady = ({ minimum, maximum = Infinity }: PaletteSource, keyword: string) => {
  const { length } = Array.from(keyword);
  return length >= minimum && length <= maximum;
};

/** Searches all sources for the keyword. Earlier requests are aborted, and their rows stay until the next ones come. */
export const useFound = (sources: readonly PaletteSource[], keyword: string, context: PaletteContext) => {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const settle = (name: string, outcome: Omit<Outcome, 'of'>) => {
      if (!stop.signal.aborted) setOutcomes((before) => ({ ...before, [name]: { of: keyword, ...outcome } }));
    };
    const ask = async ({ name, find }: PaletteSource) => {
      try {
        settle(name, { groups: await find(keyword, context, stop.signal), failed: false });
      } catch {
        settle(name, { groups: [], failed: true });
      }
    };
    const ready = sources.filter((source) => isReady(source, keyword));
    for (const source of ready) if (!source.remote) void ask(source);
    const timer = setTimeout(() => {
      for (const source of ready) if (source.remote) void ask(source);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [sources, keyword, context, attempt]);
  const asked = sources.filter((source) => isReady(source, keyword));
  const isCurrent = (name: string) => outcomes[name]?.of === keyword;
  return {
    groups: asked.flatMap(({ name }) => outcomes[name]?.groups ?? []).filter(({ items }) => items.length > 0),
    /** The rows of an earlier keyword, which stay on show until the next ones come. */
    old: new Set(asked.flatMap(({ name }) => (isCurrent(name) ? [] : (outcomes[name]?.groups ?? [])))),
    loading: asked.some(({ name }) => !isCurrent(name)),
    failed: asked.some(({ name }) => isCurrent(name) && outcomes[name]?.failed),
    again: () => setAttempt((before) => before + 1),
  };
};
