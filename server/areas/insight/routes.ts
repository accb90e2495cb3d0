import { getErrors, getFunnel, getSearches, getSpeed, getTrials, getUses, getVisits } from '#contract/insight/calls.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { missIdOf } from '#server/areas/search/public/miss-id.ts';
import type { Platform } from '#server/kit/area.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createErrorStore } from './read/error-store.ts';
import { createSpeedStore } from './read/speed-store.ts';
import { createUseStore } from './read/use-store.ts';
import { createVisitStore } from './read/visit-store.ts';

/** Serves the parts of the operators' page, each by a call of its own. */
export const serveInsight = (calls: Calls, { database, config }: Pick<Platform, 'database' | 'config'>): void => {
  const visits = createVisitStore(database);
  const speeds = createSpeedStore(database);
  const errors = createErrorStore(database);
  const uses = createUseStore(database, missIdOf);
  /** Whether browsers of some host report anything. */
  const monitors = config.productionHosts.length + config.testHosts.length > 0;

  calls.serve(getVisits, ({ days }) => visits.visits(days));
  calls.serve(getFunnel, ({ days }) => visits.funnel(days));
  calls.serve(getSpeed, async ({ days }) => ({ monitors, ...(await speeds.speed(days)) }));
  calls.serve(getErrors, async ({ days }) => ({ monitors, ...(await errors.errors(days)) }));
  calls.serve(getSearches, ({ days }) => uses.searches(days));
  calls.serve(getTrials, async ({ days }, { hostKind }) => {
    const { abilities, refusals, ...rest } = await uses.trials(days);
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
  calls.serve(getUses, ({ days }) => uses.uses(days));
};
