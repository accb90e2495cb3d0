import type { AnswerOf } from '#contract/kit/call.ts';
import type { listModels } from '#contract/trial/packages.ts';
import { type EngineKind, type ModelQuery, modelList } from '#contract/trial/model-list.ts';

export type ModelAbility = AnswerOf<typeof listModels>['list'][number];

export const engineKindOf = ({ engine }: Pick<ModelAbility, 'engine'>): EngineKind => engine?.kind ?? 'none';

/** Whether a keyword without spaces is the pinyin or its initials, from any syllable on. */
const sounds = (keyword: string, syllables: readonly string[]): boolean =>
  syllables.some((_, from) => {
    const tail = syllables.slice(from);
    return [tail.join(''), tail.map((syllable) => syllable[0]).join('')].some((sound) => sound.startsWith(keyword));
  });

const holds = (keyword: string, { abilityNo, abilityName, syllables }: ModelAbility): boolean => {
  const folded = keyword.toLowerCase();
  return (
    String(abilityNo) === keyword ||
    abilityName.toLowerCase().includes(folded) ||
    sounds(folded.replace(/[\s']/g, ''), syllables)
  );
};

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
