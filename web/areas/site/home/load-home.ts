import { queryAbilities } from '#contract/catalogue/calls.ts';
import { queryPositions } from '#contract/site/calls.ts';
import type { LoadArgs } from '#web/kit/page.ts';

const ABILITIES_SHOWN = 8;
const MOST_VIEWED = 3;

/** Loads a home page: its blocks and the most viewed abilities. */
export const loadHome = async ({ call }: LoadArgs, regional: boolean) => {
  const [positions, abilities] = await Promise.all([
    call(queryPositions, { regional }),
    call(queryAbilities, {
      sortType: MOST_VIEWED,
      pageNo: 1,
      pageSize: ABILITIES_SHOWN,
    }),
  ]);
  return { positions, abilities: abilities.list, total: abilities.total };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
