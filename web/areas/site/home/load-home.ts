import { queryAbilities } from '#contract/catalogue/calls.ts';
import { queryPositions } from '#contract/site/calls.ts';
import type { LoadArgs } from '#web/kit/page.ts';

const ABILITIES_SHOWN = 8;
const MOST_VIEWED = 3;
/** The model types that find targets, and those that read text: each makes up about half of the catalogue. */
const HALVES = [
  [1, 2],
  [3, 4],
];

/** Loads a home page: its blocks and the most viewed abilities of each half, first those that can be tried now. */
export const loadHome = async ({ call }: LoadArgs, regional: boolean) => {
  const query = { sortType: MOST_VIEWED, pageNo: 1, pageSize: ABILITIES_SHOWN };
  const [positions, all, ...halves] = await Promise.all([
    call(queryPositions, { regional }),
    call(queryAbilities, query),
    ...HALVES.map((modelTypes) => call(queryAbilities, { ...query, modelTypes, hasEngine: true })),
  ]);
  const shown = halves.flatMap(({ list }) => list.slice(0, ABILITIES_SHOWN / HALVES.length));
  const further = [...halves.flatMap(({ list }) => list), ...all.list];
  for (const ability of further)
    if (!shown.some(({ abilityNo }) => abilityNo === ability.abilityNo)) shown.push(ability);
  return {
    positions,
    abilities: shown.slice(0, ABILITIES_SHOWN),
    total: all.total,
    runnable: halves.reduce((sum, { total }) => sum + total, 0),
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
