import { getDesk, searchConsole } from '#contract/console/desk-calls.ts';
import { foundKinds, foundPermissions } from '#contract/console/found-kinds.ts';
import { FOUND_MAXIMUM } from '#contract/console/limits.ts';
import { waitingPermissions, waitingPlaces } from '#contract/console/waiting.ts';
import type { Platform, WaitingLook } from '#server/kit/area.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';

/** The query of a place that stores no times and assigns no items. */
const countOnly: WaitingLook = { oldestAt: null, overdue: 0, mine: 0, items: [] };

/** Serves what the start page of operators shows, and their search across the areas. */
export const serveOperatorDesk = (
  calls: Calls,
  { countWaiting, lookAtWaiting, find }: Pick<Platform, 'countWaiting' | 'lookAtWaiting' | 'find'>,
) => {
  calls.serve(getDesk, async (_request, caller) => {
    const operator = userOf(caller);
    const looked = await Promise.all(
      waitingPlaces
        .filter((place) => operator.permissions.has(waitingPermissions[place]))
        .map(async (place) => {
          const [count = 0, look = countOnly] = await Promise.all([
            countWaiting[place]?.(operator),
            lookAtWaiting[place]?.(operator),
          ]);
          return { place, count, ...look };
        }),
    );
    return {
      now: new Date().toISOString(),
      places: looked.map(({ place, count, oldestAt, overdue, mine }) => ({
        place,
        count,
        oldestAt: oldestAt?.toISOString() ?? null,
        overdue,
        mine,
      })),
      items: looked
        .flatMap(({ place, items }) => items.map((item) => ({ ...item, place })))
        .sort((one, other) => one.since.getTime() - other.since.getTime())
        .map((item) => ({ ...item, since: item.since.toISOString() })),
    };
  });

  calls.serve(searchConsole, async ({ keyword }, caller) => {
    const { permissions } = userOf(caller);
    const groups = await Promise.all(
      foundKinds
        .filter((kind) => permissions.has(foundPermissions[kind]))
        .map(async (kind) => {
          const found = (await find[kind]?.(keyword, FOUND_MAXIMUM + 1)) ?? [];
          return { kind, list: found.slice(0, FOUND_MAXIMUM), more: found.length > FOUND_MAXIMUM };
        }),
    );
    return { groups: groups.filter(({ list }) => list.length > 0) };
  });
};
