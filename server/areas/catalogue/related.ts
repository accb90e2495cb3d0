import { type Entry, modelTypeOf } from './compose-entry.ts';
import { pairsOf, runsOf } from '#server/kit/search/cut.ts';

const RELATED = 6;

/** Parts that most names share, so they do not show similarity. */
const common = /检测|识别|佩戴|穿戴|算法包|通用|类型|未|人员|发票号码|发票代码/g;

const pairsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      runsOf(text.replace(common, ' ')).flatMap(({ text: run, han }) => (han ? pairsOf(run) : [run])),
    ),
  );

interface Traits {
  entry: Entry;
  name: Set<string>;
  labels: Set<string>;
}

const shared = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>) =>
  [...one].filter((value) => other.has(value)).length;

/**
 * Shared words of the names weigh most, then those of the labels. Industry, model type and close numbers break ties.
 */
const likeness = (one: Traits, other: Traits): number => {
  const [a, b] = [one.entry, other.entry];
  const industries = shared(new Set(a.industryTypes), new Set(b.industryTypes));
  return (
    6 * shared(one.name, other.name) +
    2 * (shared(one.name, other.labels) + shared(one.labels, other.name)) +
    Math.min(3, shared(one.labels, other.labels)) +
    0.3 * industries +
    (modelTypeOf(a) === modelTypeOf(b) ? 1 : 0) +
    1 / (1 + Math.abs(a.abilityNo - b.abilityNo))
  );
};

/** Returns the most similar abilities of each ability, nearest first, by ability number. */
export const relatedOf = (entries: readonly Entry[]): Map<number, number[]> => {
  const traits = entries.map((entry) => ({
    entry,
    name: pairsIn([entry.abilityName]),
    labels: pairsIn(entry.label.map(({ labelName }) => labelName)),
  }));
  return new Map(
    traits.map((one) => [
      one.entry.abilityNo,
      traits
        .filter((other) => other !== one)
        .map((other) => ({ abilityNo: other.entry.abilityNo, score: likeness(one, other) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, RELATED)
        .map(({ abilityNo }) => abilityNo),
    ]),
  );
};
