import type { Field, Found, Target, TextLine } from '#contract/trial/recognition.ts';

export interface Difference {
  kind: 'target' | 'text' | 'field';
  change: 'added' | 'removed' | 'changed';
  /** A label, the beginning of a text, or the name of a field. */
  name: string;
  /** Empty for what was added, or removed. */
  before: string;
  after: string;
}

type Box = Target['box'];

const boxAround = (points: TextLine['polygon']): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

/** Returns the share of two boxes that both have: 1 for the same box. */
export const overlapOf = ([x, y, width, height]: Box, [u, v, w, h]: Box): number => {
  const across = Math.min(x + width, u + w) - Math.max(x, u);
  const down = Math.min(y + height, v + h) - Math.max(y, v);
  if (across < 0 || down < 0) return 0;
  const all = width * height + w * h - across * down;
  return all > 0 ? (across * down) / all : 1;
};

/** Boxes that overlap more than this are of the same thing, */
const SAME_THING = 0.5;
/** and these are in the same place. */
const SAME_PLACE = 0.98;
const SAME_SCORE = 0.005;

/** Pairs things by `likeness`, the most alike first; 0 is never a pair. */
const pairs = <Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  likeness: (one: Thing, other: Thing) => number,
) => {
  const left = new Set(before);
  const right = new Set(after);
  const all = before
    .flatMap((one) => after.map((other) => ({ one, other, like: likeness(one, other) })))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like);
  const paired = all.filter(
    ({ one, other }) => left.has(one) && right.has(other) && left.delete(one) && right.delete(other),
  );
  return { paired, removed: [...left], added: [...right] };
};

const comparing = <Thing>(
  kind: Difference['kind'],
  { before, after }: { before: readonly Thing[]; after: readonly Thing[] },
  how: {
    likeness: (one: Thing, other: Thing) => number;
    isSame: (one: Thing, other: Thing) => boolean;
    name: (one: Thing) => string;
    words: (one: Thing) => string;
  },
): Difference[] => {
  const { paired, removed, added } = pairs(before, after, how.likeness);
  return [
    ...paired
      .filter(({ one, other }) => !how.isSame(one, other))
      .map(
        ({ one, other }): Difference => ({
          kind,
          change: 'changed',
          name: how.name(other),
          before: how.words(one),
          after: how.words(other),
        }),
      ),
    ...removed.map(
      (one): Difference => ({ kind, change: 'removed', name: how.name(one), before: how.words(one), after: '' }),
    ),
    ...added.map(
      (one): Difference => ({ kind, change: 'added', name: how.name(one), before: '', after: how.words(one) }),
    ),
  ];
};

const percent = (score: number) => `${(score * 100).toFixed(1)}%`;
const boxWords = (box: Box) => box.map(Math.round).join(', ');
const closeScore = (one: { score: number }, other: { score: number }) =>
  Math.abs(one.score - other.score) <= SAME_SCORE;
const overlapping = (one: Box, other: Box) => {
  const overlap = overlapOf(one, other);
  return overlap > SAME_THING ? overlap : 0;
};

const keyOfField = ({ name, piece = 0, row = 0 }: Field) => `${name} ${piece} ${row}`;

type Compared = Pick<Found, 'targets' | 'texts' | 'fields'>;

/** Returns what differs between two results for the same picture: in boxes, texts and fields. */
export const differencesOf = (before: Compared, after: Compared): Difference[] => [
  ...comparing<Target>(
    'target',
    { before: before.targets, after: after.targets },
    {
      likeness: (one, other) => (one.label === other.label ? overlapping(one.box, other.box) : 0),
      isSame: (one, other) => closeScore(one, other) && overlapOf(one.box, other.box) >= SAME_PLACE,
      name: ({ label }) => label,
      words: ({ score, box }) => `${percent(score)} [${boxWords(box)}]`,
    },
  ),
  ...comparing<TextLine>(
    'text',
    { before: before.texts, after: after.texts },
    {
      likeness: (one, other) => overlapping(boxAround(one.polygon), boxAround(other.polygon)),
      isSame: (one, other) => one.text === other.text && closeScore(one, other),
      name: ({ text }) => text.slice(0, 12),
      words: ({ text, score }) => `${text} ${percent(score)}`,
    },
  ),
  ...comparing<Field>(
    'field',
    { before: before.fields, after: after.fields },
    {
      likeness: (one, other) => (keyOfField(one) === keyOfField(other) ? 1 : 0),
      isSame: (one, other) => one.value === other.value && one.check === other.check && closeScore(one, other),
      name: ({ label }) => label,
      words: ({ value, score }) => `${value} ${percent(score)}`,
    },
  ),
];
