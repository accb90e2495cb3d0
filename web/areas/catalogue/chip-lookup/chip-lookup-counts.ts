import { getFilters, queryChipAbilities } from '#contract/catalogue/calls.ts';
import { bigVersions } from '#contract/catalogue/chips.ts';
import type { MakeCall } from '#web/kit/page.ts';

/** Loads how many abilities run on each chip and on each firmware generation, and how many exist. */
export const loadCounts = async (call: MakeCall) => {
  const [filters, ...generations] = await Promise.all([
    call(getFilters, {}),
    ...bigVersions.map(({ firmwareType }) =>
      call(queryChipAbilities, { firmwareType, runs: true, pageNo: 1, pageSize: 1 }),
    ),
  ]);
  return {
    total: filters.unfiltered,
    byChip: Object.fromEntries(filters.chipIds.map(({ value, count }) => [value, count])),
    byFirmware: generations.map(({ runTotal }) => runTotal),
  };
};
export type ChipCounts = Awaited<ReturnType<typeof loadCounts>>;
