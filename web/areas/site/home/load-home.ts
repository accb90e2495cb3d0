import { queryAbilities } from '#contract/catalogue/calls.ts';
import { queryPositions } from '#contract/site/calls.ts';
import { loadShown } from '#web/areas/trial/public/shown.ts';
import type { LoadArgs } from '#web/kit/page.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';

const ABILITIES_SHOWN = 8;
/** The model types that find targets, and those that read text: each makes up about half of the catalogue. */
const HALVES = [
  { name: 'finding', modelTypes: [1, 2] },
  { name: 'reading', modelTypes: [3, 4] },
] as const;

/** Loads a home page: its blocks, the first abilities of each half that can be tried now, and a result of each half. */
export const loadHome = async ({ call }: LoadArgs, regional: boolean) => {
  const query = { pageNo: 1, pageSize: ABILITIES_SHOWN };
  const [positions, all, halves, totals] = await Promise.all([
    call(queryPositions, { regional }),
    call(queryAbilities, query),
    Promise.all(
      HALVES.map(({ modelTypes }) => call(queryAbilities, { ...query, modelTypes: [...modelTypes], hasEngine: true })),
    ),
    Promise.all(
      HALVES.map(({ modelTypes }) => call(queryAbilities, { pageNo: 1, pageSize: 1, modelTypes: [...modelTypes] })),
    ),
  ]);
  const shown = halves.flatMap(({ list }) => list.slice(0, ABILITIES_SHOWN / HALVES.length));
  const further = [...halves.flatMap(({ list }) => list), ...all.list];
  for (const ability of further)
    if (!shown.some(({ abilityNo }) => abilityNo === ability.abilityNo)) shown.push(ability);
  const firsts = halves.flatMap(({ list }) => list.slice(0, 1));
  const abilities = shown.slice(0, ABILITIES_SHOWN);
  const pictures = [...positions.map(({ picture }) => picture), ...abilities.map(({ cover }) => cover)];
  const [results, media] = await Promise.all([loadShown(call, firsts), loadMedia(call, pictures)]);
  return {
    positions,
    results,
    abilities,
    total: all.total,
    halves: HALVES.map((half, at) => ({ ...half, total: totals[at]?.total ?? 0 })),
    runnable: halves.reduce((sum, { total }) => sum + total, 0),
    ...media,
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
