import type { AnswerOf } from '#contract/kit/call.ts';
import type { listModels } from '#contract/trial/packages.ts';
import type { EngineKind, ModelPage } from './models-address.ts';

export type ModelAbility = AnswerOf<typeof listModels>['list'][number];

export const MODELS_PAGE_SIZE = 20;

export const engineKindOf = ({ engine }: Pick<ModelAbility, 'engine'>): EngineKind => engine?.kind ?? 'none';

const holds = (keyword: string, { abilityNo, abilityName }: ModelAbility): boolean =>
  String(abilityNo) === keyword || abilityName.toLowerCase().includes(keyword.toLowerCase());

/**
 * Returns the abilities of the current page, and the number of all that match. They are sorted by number by default and
 * on ties.
 */
export const pageOfModels = (
  abilities: readonly ModelAbility[],
  { keyword, engine, order, pageNo }: Pick<ModelPage, 'keyword' | 'engine' | 'order' | 'pageNo'>,
): { rows: readonly ModelAbility[]; total: number } => {
  const found = abilities
    .filter((one) => engine === undefined || engineKindOf(one) === engine)
    .filter((one) => keyword === undefined || holds(keyword, one))
    .sort((a, b) => (order ? b[order] - a[order] : 0) || a.abilityNo - b.abilityNo);
  return { rows: found.slice((pageNo - 1) * MODELS_PAGE_SIZE, pageNo * MODELS_PAGE_SIZE), total: found.length };
};
