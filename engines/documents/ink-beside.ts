import { inkRunsOf } from '../text/line-ink.ts';
import type { Page } from './document-reader.ts';
import type { Verdict } from './fields.ts';
import { heightOf, inOneRow, type Span } from './span.ts';

const HEIGHT = 48;
/** A line's box is this much higher than its characters are wide. */
const EM = 0.72;
/**
 * The distance from the centre of the outermost character, in characters: its own ink ends before, and a next one would
 * begin within.
 */
const OWN_ENDS = 0.75;
const NEXT_ENDS = 2;
/** Specks are narrower. */
const INK_FROM = 0.2;

/** Whether there is ink next to a value that no line covers. */
const hasInkBeside = ({ lines, pixelsOf }: Page, span: Span): boolean => {
  const [first, last] = [span.characters[0], span.characters.at(-1)];
  if (!pixelsOf || !first || !last) return false;
  const em = heightOf(span) * EM;
  const others = lines
    .filter((line) => inOneRow(line, span))
    .flatMap(({ characters }) => characters.map(({ x }) => x))
    .filter((x) => x < first.x - 1 || x > last.x + 1);
  const before = Math.max(...others.filter((x) => x < first.x)) + em * OWN_ENDS;
  const behind = Math.min(...others.filter((x) => x > last.x)) - em * OWN_ENDS;
  const left = Math.max(first.x - em * NEXT_ENDS, before);
  const right = Math.min(last.x + em * NEXT_ENDS, behind);
  const scale = HEIGHT / heightOf(span);
  const width = Math.round((right - left) * scale);
  if (width < HEIGHT) return false;
  const middle = (span.top + span.bottom) / 2;
  // A rule below a value runs through only one half of its line.
  return [
    { top: span.top, bottom: middle },
    { top: middle, bottom: span.bottom },
  ].every((half) => {
    const ink = inkRunsOf(pixelsOf({ left, right, ...half }, width, HEIGHT / 2));
    const inkIn = (from: number, to: number) =>
      ink.reduce((sum, run) => {
        const [begin, end] = [left + run.from / scale, left + run.to / scale];
        return sum + Math.max(0, Math.min(end, to) - Math.max(begin, from));
      }, 0);
    return Math.max(inkIn(left, first.x - em * OWN_ENDS), inkIn(last.x + em * OWN_ENDS, right)) > em * INK_FROM;
  });
};

/** A name that is shorter than the print fails its check. */
export const wholeNameVerdict = (page: Page, span: Span | undefined): Verdict =>
  span && hasInkBeside(page, span) ? { passed: false, reason: '前后还有未识别的笔画，可能不完整。' } : undefined;
