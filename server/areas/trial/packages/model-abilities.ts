import type { AbilityQuery } from '#contract/catalogue/calls.ts';
import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import type { HostKind } from '#server/kit/http/caller.ts';

export interface ModelAbility {
  abilityNo: number;
  abilityName: string;
  labels: readonly string[];
  downloads: number;
}

type List = (
  query: AbilityQuery,
  host: HostKind,
) => Promise<{ list: AbilitySummary[]; nextCursor?: string | undefined }>;

const PAGE_SIZE = 100;

/** Lists the abilities of a host by number, with what is needed to equip them. */
export const modelAbilities = async (list: List, host: HostKind): Promise<ModelAbility[]> => {
  const all: ModelAbility[] = [];
  let cursor: string | undefined;
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await list({ pageNo, pageSize: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }, host);
    for (const { abilityNo, abilityName, label, downloadCount } of page.list)
      all.push({
        abilityNo,
        abilityName,
        labels: label.map(({ labelName }) => labelName),
        downloads: downloadCount,
      });
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  return all;
};
