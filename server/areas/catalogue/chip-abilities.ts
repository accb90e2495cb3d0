import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import type { queryChipAbilities } from '#contract/catalogue/calls.ts';
import { chipById, chips, deviceTypes, firmwareTypes } from '#contract/catalogue/chips.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Entry } from './compose-entry.ts';
import type { CatalogueStore } from './store.ts';

type Request = CheckedRequestOf<typeof queryChipAbilities>;

/**
 * Returns the chips that a request selects. Throws the field's error if it selects none or the fields contradict each
 * other.
 */
const chipIdsAsked = ({ chipId, deviceType, firmwareType }: Request): number[] => {
  const group = firmwareType === undefined ? deviceType : (deviceType ?? deviceTypes.brain);
  if (chipId === undefined && group === undefined) throw protocolError('ability', 'invalid', 'chipId');
  // Only super brains have a main control with several firmware generations.
  if (firmwareType !== undefined && group !== deviceTypes.brain)
    throw protocolError('ability', 'invalid', 'firmwareType');
  if (chipId === undefined) return chips.filter((chip) => chip.deviceType === group).map((chip) => chip.chipId);
  if (group !== undefined && chipById.get(chipId)?.deviceType !== group)
    throw protocolError('ability', 'invalid', firmwareType === undefined ? 'deviceType' : 'firmwareType');
  return [chipId];
};

/** Maps the chips of an entry to their minimum versions. Recognition itself comes last and overrides its options. */
const versionsOf = (entry: Entry) =>
  new Map(
    [entry.peopleData, entry.staticData, entry.ocrChipData, entry.targetChipData].flatMap((blocks) =>
      (blocks ?? []).flatMap((block) => block.labelList.map(({ chipId, version }) => [chipId, version] as const)),
    ),
  );

/** Sorts the chips of an ability: the requested ones, then those of the same device group, then the other groups. */
const nearestFirst = (chipIds: readonly number[], asked: readonly number[]) => {
  const groups = new Set(asked.map((chipId) => chipById.get(chipId)?.deviceType ?? 0));
  const distance = (chipId: number) => {
    if (asked.includes(chipId)) return 0;
    const deviceType = chipById.get(chipId)?.deviceType ?? 0;
    return groups.has(deviceType) ? 1 : 1 + deviceType;
  };
  return [...chipIds].sort((a, b) => distance(a) - distance(b) || a - b);
};

/**
 * Lists the abilities that run on the requested chips, device group or firmware generation, or those that do not and
 * why.
 */
export const chipAbilities = async (
  store: CatalogueStore,
  request: Request,
  host: HostKind,
): Promise<AnswerOf<typeof queryChipAbilities>> => {
  const asked = chipIdsAsked(request);
  const older = request.firmwareType === firmwareTypes.OPAI_V1;
  const { runTotal, lackTotal, list } = await store.listOnChips(asked, older, request.runs, request, host);
  return {
    runTotal,
    lackTotal,
    pageNo: request.pageNo,
    pageSize: request.pageSize,
    list: list.map(({ entry, chip, guanlan2, chipIds }) => {
      const versions = versionsOf(entry);
      const shown = request.runs ? chipIds.filter((chipId) => asked.includes(chipId)) : nearestFirst(chipIds, asked);
      return {
        abilityNo: entry.abilityNo,
        abilityName: entry.abilityName,
        modelTypeCn: entry.modelTypeCn,
        cover: entry.cover,
        chips: shown.map((chipId) => {
          const version = versions.get(chipId);
          return { chipId, chipName: chipById.get(chipId)?.chipName ?? '', ...(version && { version }) };
        }),
        guanlan2,
        ...(!request.runs && { reason: chip ? ('firmware' as const) : ('chip' as const) }),
      };
    }),
  };
};
