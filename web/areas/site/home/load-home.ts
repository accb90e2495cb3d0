import { queryAbilities } from '#contract/catalogue/calls.ts';
import { queryPositions } from '#contract/site/calls.ts';
import type { LoadArgs } from '#web/kit/page.ts';

const ABILITIES_SHOWN = 8;
const MOST_VIEWED = 3;

/** Loads a home page: its blocks and the most viewed abilities, first those that can be tried now. */
export const loadHome = async ({ call }: LoadArgs, regional: boolean) => {
  const query = { sortType: MOST_VIEWED, pageNo: 1, pageSize: ABILITIES_SHOWN };
  const [positions, runnable, all] = await Promise.all([
    call(queryPositions, { regional }),
    call(queryAbilities, { ...query, hasEngine: true }),
    call(queryAbilities, query),
  ]);
  const others = all.list.filter(({ hasEngine }) => !hasEngine);
  return {
    positions,
    abilities: [...runnable.list, ...others].slice(0, ABILITIES_SHOWN),
    total: all.total,
    runnable: runnable.total,
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
