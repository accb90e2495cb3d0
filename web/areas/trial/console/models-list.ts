import type { AnswerOf } from '#contract/kit/call.ts';
import type { listModels } from '#contract/trial/packages.ts';
import { type EngineKind, type ModelQuery, modelList } from './models-address.ts';

export type ModelAbility = AnswerOf<typeof listModels>['list'][number];

export const engineKindOf = ({ engine }: Pick<ModelAbility, 'engine'>): EngineKind => engine?.kind ?? 'none';

const holds = (keyword: string, { abilityNo, abilityName }: ModelAbility): boolean =>
  String(abilityNo) === keyword || abilityName.toLowerCase().includes(keyword.toLowerCase());

/**
 * Returns the abilities of the current page, and the number of all that match. They are sorted by number by default and
 * on ties.
 */
export const pageOfModels = (
  abilities: readonly ModelAbility[],
  { keyword, engine, order, pageNo }: Pick<ModelQuery, 'keyword' | 'engine' | 'order' | 'pageNo'>,
): { rows: readonly ModelAbility[]; total: number } => {
  const { size } = modelList.parameters.pageNo;
  const found = abilities
    .filter((one) => engine === undefined || engineKindOf(one) === engine)
    .filter((one) => keyword === '' || holds(keyword, one))
    .sort((a, b) => (order === 'number' ? 0 : b[order] - a[order]) || a.abilityNo - b.abilityNo);
  return { rows: found.slice((pageNo - 1) * size, pageNo * size), total: found.length };
};
