import { heightOf, joined, type Span, sliceOf } from '../span.ts';

const UNIT = '(?:元|件|个|瓶|包|袋|盒|份|斤|公斤|kg|KG)?';
const FIGURES = `[¥￥]?-?\\d+(?:\\.\\d+)?${UNIT}`;
/** A number with the signs that may surround it, as one of a row's numbers. */
export const NUMBER = new RegExp(`^[xX×*@=]?[¥￥]?(-?\\d+(?:\\.\\d+)?)${UNIT}\\.?$`);
/** `3.50×2`, `2x3.50=7.00`. */
const PRODUCT = new RegExp(`^[xX×*]?${FIGURES}(?:[xX×*@=]${FIGURES})+$`);
const PART = new RegExp(`[xX×*@=]?${FIGURES}`, 'g');
/** A count that is marked as one anywhere: `x2`. */
const TIMES = /^[xX×*]\d{1,3}$/;
/** Codes of goods are whole numbers that are too large for a count. */
export const GOODS_CODE = /^\d{6,14}$/;

/** Misreadings of a digit that are not sizes. */
const MARK = /^(?:[lI]|[^\p{L}\p{N}])$/u;

const WIDE = /[\u2e80-\u9fff]/;
/** About half of the width of a character, in heights of its line. */
const halfWidth = (character: string) => (WIDE.test(character) ? 0.42 : 0.25);
/** A gap of this width, in heights, separates columns. */
const COLUMN_GAP = 0.5;

/** Cuts a span at blanks, and at gaps that are too wide within one line of print. */
const wordsOf = (span: Span): Span[] => {
  const tall = heightOf(span);
  const { characters } = span;
  const isCut = (at: number) => {
    const [before, after] = [characters[at - 1], characters[at]];
    if (!before || !after || before.character === ' ' || after.character === ' ') return true;
    const gap = after.x - before.x - tall * (halfWidth(before.character) + halfWidth(after.character));
    return gap > tall * COLUMN_GAP;
  };
  const parts: Span[] = [];
  let from = 0;
  for (let at = 1; at <= characters.length; at += 1) {
    if (at < characters.length && !isCut(at)) continue;
    const part = sliceOf(span, from, at);
    if (part) parts.push(part);
    from = at;
  }
  return parts;
};

const cutProduct = (word: Span): Span[] =>
  PRODUCT.test(word.text)
    ? [...word.text.matchAll(PART)].flatMap((match) => sliceOf(word, match.index, match.index + match[0].length) ?? [])
    : [word];

/** A price that was read as the end of a name: `可乐330ml3.50`. */
const GLUED = /^(.*[^\d.\-+×xX*¥￥])([¥￥]?\d{1,5}\.\d{2})$/;

const cutGlued = (word: Span): Span[] => {
  const name = GLUED.exec(word.text)?.[1];
  const parts = name ? [sliceOf(word, 0, name.length), sliceOf(word, name.length)] : [];
  return parts.length > 0 ? parts.flatMap((part) => part ?? []) : [word];
};

/** Words joined with the blanks that were between them in their row, and no others. */
const together = (words: readonly Span[], row: readonly Span[]): Span | undefined => {
  const touching = new Set(
    row.flatMap(({ characters }) => characters.filter((_, at) => at > 0 && characters[at - 1]?.character !== ' ')),
  );
  const groups: Span[][] = [];
  for (const word of words) {
    const [start] = word.characters;
    const last = groups.at(-1);
    if (last && start && touching.has(start)) last.push(word);
    else groups.push([word]);
  }
  return joined(
    groups.flatMap((group) => joined(group) ?? []),
    ' ',
  );
};

/**
 * The text of a row before its numbers, and the numbers; a number left of `firstColumn` belongs to a name before it.
 * `headings` are those of the columns, if they are printed.
 */
export const cutRow = (
  row: readonly Span[],
  firstColumn: number,
  headings: readonly { left: number; right: number }[] = [],
): { name: Span[]; numbers: Span[] } => {
  const words = row
    .flatMap(wordsOf)
    .flatMap(cutProduct)
    .flatMap(cutGlued)
    .filter(({ text }, index, all) => !/^[xX×*@=]$/.test(text) || !NUMBER.test(all[index - 1]?.text ?? ''));
  const isAllNumbers = words.every(({ text }) => NUMBER.test(text));
  const isNumber = (word: Span) =>
    NUMBER.test(word.text) && (isAllNumbers || TIMES.test(word.text) || word.right > firstColumn - heightOf(word));
  const isFactor = (word: Span, index: number) =>
    NUMBER.test(word.text) && /^[xX×*@]/.test(words[index + 1]?.text ?? '');
  // A misread digit is below a heading, and is no name; sizes such as `L` or `5L` are.
  const isStray = (word: Span, index: number) =>
    word.text.length === 1 &&
    !WIDE.test(word.text) &&
    headings.some(({ left, right }) => word.left < right && word.right > left) &&
    (MARK.test(word.text) ? index > 0 : words.slice(0, index).some((other) => isNumber(other)));
  const last = words.findLastIndex((word, index) => !isNumber(word) && !isFactor(word, index) && !isStray(word, index));
  const name = words.slice(0, last + 1).filter(({ text }) => !GOODS_CODE.test(text));
  const whole = together(name, row);
  return {
    name: whole ? [whole] : [],
    numbers: words.slice(last + 1).filter(({ text }) => NUMBER.test(text) && !GOODS_CODE.test(text)),
  };
};

/** The figures of a number, without the text around them. */
export const figuresIn = (span: Span): Span | undefined => {
  const digits = NUMBER.exec(span.text)?.[1];
  if (!digits) return undefined;
  const at = span.text.indexOf(digits);
  return sliceOf(span, at, at + digits.length);
};
