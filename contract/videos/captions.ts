import type { TextError } from '../kit/content/validation-errors.ts';
import { CUES_MAXIMUM } from './limits.ts';

/** A sentence and when it is said, in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

interface ReadCaptions {
  cues: Cue[];
  problems: TextError[];
}

const HEADER = /^WEBVTT([ \t].*)?$/;
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+\\S.*)?$`);
const ARROW = '-->';
/** Blocks that are no cues. */
const OTHER_BLOCK = /^(NOTE|STYLE|REGION)([ \t]|$)/;
const ERRORS_MAXIMUM = 20;

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]): number =>
  (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(thousandths)) / 1000;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&amp;': '&',
};

/** Lines of Chinese belong together without a blank. */
const join = (before: string, line: string) =>
  /[\p{Script=Han}，。；：！？、”）》…]$/u.test(before) || /^[\p{Script=Han}“（《]/u.test(line)
    ? before + line
    : `${before} ${line}`;

/** Returns the words of a cue without its markup. */
const wordsOf = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      line
        .replace(/<[^<>]*>/g, '')
        .replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity)
        .trim(),
    )
    .filter(Boolean)
    .reduce((text, line) => (text === '' ? line : join(text, line)), '');

/** The lines between two blank ones, with the number of the first, from 1. */
const blocksOf = (lines: readonly string[]): { line: number; lines: string[] }[] => {
  const blocks: { line: number; lines: string[] }[] = [];
  let open = false;
  lines.forEach((text, at) => {
    if (text.trim() === '') open = false;
    else if (open) blocks.at(-1)?.lines.push(text);
    else {
      blocks.push({ line: at + 1, lines: [text] });
      open = true;
    }
  });
  return blocks;
};

/** Reads WebVTT. Ignores the settings of cues and markup. Names the line of each error. */
export const readCaptions = (source: string): ReadCaptions => {
  const lines = source.replace(/^\u{feff}/u, '').split(/\r\n|\n|\r/);
  if (!HEADER.test(lines[0] ?? '')) return { cues: [], problems: [{ problem: 'captionsHeader', line: 1 }] };
  const cues: Cue[] = [];
  const problems: TextError[] = [];
  const [header, ...blocks] = blocksOf(lines);
  // A browser would show a cue that follows the header at once, and ignores the rest of the block.
  const early = header?.lines.findIndex((text) => text.includes(ARROW)) ?? -1;
  if (early > 0) problems.push({ problem: 'captionsHeader', line: early + 1 });
  for (const block of blocks) {
    if (OTHER_BLOCK.test(block.lines[0] ?? '')) continue;
    if (problems.length >= ERRORS_MAXIMUM || cues.length > CUES_MAXIMUM) break;
    // The first line may be the name of the cue.
    const at = block.lines[0]?.includes(ARROW) ? 0 : 1;
    const line = block.line + (at < block.lines.length ? at : 0);
    const times = TIMES.exec(block.lines[at]?.trimEnd() ?? '');
    if (!times) {
      problems.push({ problem: 'captionsTime', line });
      continue;
    }
    const [from, to] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
    const text = wordsOf(block.lines.slice(at + 1));
    if (to <= from || from < (cues.at(-1)?.from ?? 0)) problems.push({ problem: 'captionsOrder', line });
    else if (text === '') problems.push({ problem: 'captionsEmpty', line });
    else cues.push({ from, to, text });
  }
  if (cues.length > CUES_MAXIMUM) problems.push({ problem: 'many', limit: CUES_MAXIMUM });
  if (cues.length === 0 && problems.length === 0) problems.push({ problem: 'captionsEmpty' });
  return { cues, problems };
};

const SUBRIP_TIMES = /^(\d{1,2}:\d\d:\d\d),(\d{3})([ \t]+-->[ \t]+)(\d{1,2}:\d\d:\d\d),(\d{3})[ \t]*$/;

/** Returns the captions of a file as WebVTT: those in SubRip get its header and its times. Others stay as they are. */
export const captionsOfFile = (source: string): string => {
  const text = source.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  if (HEADER.test(lines[0] ?? '') || !lines.some((line) => SUBRIP_TIMES.test(line))) return text;
  const hours = (time: string) => time.padStart('00:00:00'.length, '0');
  const written = lines.map((line) =>
    line.replace(
      SUBRIP_TIMES,
      (_all, from: string, fromMs: string, arrow: string, to: string, toMs: string) =>
        `${hours(from)}.${fromMs}${arrow}${hours(to)}.${toMs}`,
    ),
  );
  return `WEBVTT\n\n${written.join('\n').trimStart()}`;
};

/** Returns what is wrong with the captions of a video; it may have none. */
export const captionErrors = (source: string): TextError[] =>
  source.trim() === '' ? [] : readCaptions(source).problems;

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (seconds: number): string => {
  const all = Math.round(seconds * 1000);
  const whole = Math.floor(all / 1000);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(whole % 60)}.${String(all % 1000).padStart(3, '0')}`;
};

/** Returns a text as WebVTT has it. */
export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Writes cues as WebVTT: the inverse of `readCaptions`. */
export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${timeOf(from)} ${ARROW} ${timeOf(to)}\n${escaped(text)}\n`).join('')}`;
