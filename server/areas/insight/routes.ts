import { getErrors, getFunnel, getSearches, getSpeed, getTrials, getUses, getVisits } from '#contract/insight/calls.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { missIdOf } from '#server/areas/search/public/miss-id.ts';
import type { Platform } from '#server/kit/area.ts';
import { createCache } from '#server/kit/cache/cache.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createErrorStore } from './read/error-store.ts';
import { createSpeedStore } from './read/speed-store.ts';
import { createUseStore } from './read/use-store.ts';
import { createVisitStore } from './read/visit-store.ts';

/** A result is read again after this time; one that is older than `STALE_MS` is answered only if reading fails. */
const FRESH_MS = 2000;
const STALE_MS = 30_000;
const PARTS_MAXIMUM = 28;

/** Serves the parts of the operators' page, each by a separate call. */
export const serveInsight = (
  calls: Calls,
  { database, config, log }: Pick<Platform, 'database' | 'config' | 'log'>,
): void => {
  const visits = createVisitStore(database);
  const speeds = createSpeedStore(database);
  const errors = createErrorStore(database);
  const uses = createUseStore(database, missIdOf);
  /** Whether browsers of some host report anything. */
  const monitors = config.productionHosts.length + config.testHosts.length > 0;
  // The figures are the same for all operators, and long periods take long to add up.
  const kept = createCache<object>({
    maximumBytes: PARTS_MAXIMUM,
    sizeOf: () => 1,
    freshMs: config.cache ? FRESH_MS : 0,
    staleMs: config.cache ? STALE_MS : 0,
    onRefreshFailure: (err) => log.warn({ err }, 'outdated figures of the insight page could not be replaced'),
  });
  /** Returns the function that reads a part for a number of days, or returns its recent result. */
  const keep =
    <Answer extends object>(part: string, read: (days: number) => Promise<Answer>) =>
    (days: number): Promise<Answer> =>
      kept.get(`${part} ${days}`, () => read(days)) as Promise<Answer>;

  const visitsOf = keep('visits', visits.visits);
  const funnelOf = keep('funnel', visits.funnel);
  const speedOf = keep('speed', speeds.speed);
  const errorsOf = keep('errors', errors.errors);
  const searchesOf = keep('searches', uses.searches);
  const trialsOf = keep('trials', uses.trials);
  const usesOf = keep('uses', uses.uses);

  calls.serve(getVisits, ({ days }) => visitsOf(days));
  calls.serve(getFunnel, ({ days }) => funnelOf(days));
  calls.serve(getSpeed, async ({ days }) => ({ monitors, ...(await speedOf(days)) }));
  calls.serve(getErrors, async ({ days }) => ({ monitors, ...(await errorsOf(days)) }));
  calls.serve(getSearches, ({ days }) => searchesOf(days));
  calls.serve(getTrials, async ({ days }, { hostKind }) => {
    const { abilities, refusals, ...rest } = await trialsOf(days);
    const named = await abilitiesOf(database).listNames(
      abilities.map(({ abilityNo }) => abilityNo),
      hostKind,
    );
    const names = new Map(named.map(({ abilityNo, abilityName }) => [abilityNo, abilityName]));
    return {
      ...rest,
      abilities: abilities.map((row) => ({ ...row, abilityName: names.get(row.abilityNo) ?? String(row.abilityNo) })),
      refusals: refusals.map((row) => ({ ...row, message: messageOf('ability', row.code) })),
    };
  });
  calls.serve(getUses, ({ days }) => usesOf(days));
};
