import { allowedLink, allowedPicture, readEntryLink } from './addresses.ts';
import { formulaAt } from './formulas.ts';
import { NESTING_MAXIMUM } from './limits.ts';
import { type TextRun, textRunsOf } from './text-runs.ts';

/** What can be wrong with a text in Markdown. The first two keep it from being published. */
export const findingNames = ['unsafeLink', 'deep', 'markup', 'foreignPicture', 'noAlt'] as const;
export type FindingName = (typeof findingNames)[number];

interface Placed {
  from: number;
  to: number;
}
export interface ScannedLink extends Placed {
  /** `definition`: `[name]: address`, which links and pictures use. */
  type: 'link' | 'picture' | 'definition';
  address: string;
  /** What is written in the square brackets. */
  text: string;
}
export interface Scan {
  readonly links: readonly ScannedLink[];
  /** HTML, which is shown as it is written. */
  readonly markup: readonly Placed[];
  /** A line that is inside of too many quotes and lists. */
  readonly deep: Placed | undefined;
}
interface Found {
  links: ScannedLink[];
  markup: Placed[];
}

const entities: Record<string, string> = {
  amp: '&',
  colon: ':',
  sol: '/',
  bsol: '\\',
  num: '#',
  Tab: '\t',
  NewLine: '\n',
  quot: '"',
  lt: '<',
  gt: '>',
};
const LAST_CODE_POINT = 0x10ffff;
const codePoint = (number: number) =>
  number > 0 && number <= LAST_CODE_POINT ? String.fromCodePoint(number) : '\ufffd';

/** Returns an address without escapes, as a browser would get it. */
const plain = (address: string): string =>
  address
    .replace(
      /\\([!-/:-@[-`{-~])|&(?:#[xX]([\da-fA-F]{1,6})|#(\d{1,7})|([A-Za-z]\w*));/g,
      (whole, escaped, hex, decimal, name) => {
        if (escaped !== undefined) return escaped as string;
        if (hex !== undefined) return codePoint(Number.parseInt(hex as string, 16));
        if (decimal !== undefined) return codePoint(Number(decimal));
        return entities[name as string] ?? whole;
      },
    )
    .trim();

/** What begins or ends something; a backslash escapes the next character. */
const mark = /[\\`<[\]$]/g;
// oxlint-disable-next-line no-control-regex -- An address has no control characters.
const autolink = /<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^<>\u0000-\u0020]*)>/y;
const tag = /<(?:[A-Za-z][\w-]*(?=[\s/>])[^<>]*>|\/[A-Za-z][\w-]*\s*>|!--|\?|![A-Z]|!\[CDATA\[)/y;
const inAngles = /<((?:\\.|[^\\<>\r\n])*)>/y;
const title = /\s+(?:"(?:\\[^]|[^\\"])*"|'(?:\\[^]|[^\\'])*'|\((?:\\[^]|[^\\()])*\))/y;
const space = /\s*/y;
const PARENTHESES_MAXIMUM = 32;

/** Returns where a match at a place ends, or undefined. */
const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** Reads the address of a link that starts at a place. */
const destination = (text: string, at: number): { address: string; to: number } | undefined => {
  const angled = endOf(inAngles, text, at);
  if (angled !== undefined) return { address: text.slice(at + 1, angled - 1), to: angled };
  if (text[at] === '<') return undefined;
  let depth = 0;
  let to = at;
  for (; to < text.length; to += 1) {
    const char = text[to] as string;
    // The parser reads U+0000 as another character.
    if ((char <= ' ' && char !== '\u0000') || char === '\u007f') break;
    if (char === '\\' && /[!-/:-@[-`{-~]/.test(text[to + 1] ?? '')) to += 1;
    else if (char === '(') {
      depth += 1;
      if (depth > PARENTHESES_MAXIMUM) return undefined;
    } else if (char === ')') {
      if (depth === 0) break;
      depth -= 1;
    }
  }
  return depth === 0 ? { address: text.slice(at, to), to } : undefined;
};

/** Reads `(address "title")`. */
const inlineTarget = (text: string, at: number): { address: string; to: number } | undefined => {
  const found = destination(text, endOf(space, text, at + 1) as number);
  if (!found) return undefined;
  const afterTitle = endOf(title, text, found.to) ?? found.to;
  const to = endOf(space, text, afterTitle) as number;
  return text[to] === ')' ? { address: found.address, to: to + 1 } : undefined;
};

/** Returns for each length of a run of backticks where such runs are. */
const backticksOf = (text: string): Map<number, number[]> => {
  const places = new Map<number, number[]>();
  for (const { 0: ticks, index } of text.matchAll(/`+/g)) {
    const known = places.get(ticks.length);
    if (known) known.push(index);
    else places.set(ticks.length, [index]);
  }
  return places;
};

/** Reads the links of a paragraph, a heading or a row. */
const scanRun = (text: string, first: number, found: Found): void => {
  const backticks = text.includes('`') ? backticksOf(text) : new Map<number, number[]>();
  const nextOf = new Map<number, number>();
  const openers: { at: number; isPicture: boolean; isFirst: boolean }[] = [];
  const add = (type: ScannedLink['type'], address: string, from: number, to: number, label: string) =>
    void found.links.push({ type, address: plain(address), text: label, from: first + from, to: first + to });

  /** Handles `]`, and returns where to continue. */
  const closeBracket = (at: number): number => {
    const opener = openers.pop();
    if (!opener) return at + 1;
    const label = text.slice(opener.at + 1, at);
    if (text[at + 1] === '(') {
      const target = inlineTarget(text, at + 1);
      if (target) {
        const from = opener.isPicture ? opener.at - 1 : opener.at;
        add(opener.isPicture ? 'picture' : 'link', target.address, from, target.to, label);
        return target.to;
      }
    } else if (text[at + 1] === ':' && opener.isFirst && label.trim() !== '') {
      const target = destination(text, endOf(space, text, at + 2) as number);
      if (target && target.address !== '') {
        add('definition', target.address, opener.at, target.to, label);
        return target.to;
      }
    }
    return at + 1;
  };
  const openAngle = (at: number): number => {
    const link = endOf(autolink, text, at);
    if (link !== undefined) {
      add('link', text.slice(at + 1, link - 1), at, link, text.slice(at + 1, link - 1));
      return link;
    }
    const markup = endOf(tag, text, at);
    if (markup !== undefined) found.markup.push({ from: first + at, to: first + markup });
    return at + 1;
  };
  const openCode = (at: number): number => {
    let size = 1;
    while (text[at + size] === '`') size += 1;
    const places = backticks.get(size) ?? [];
    let next = nextOf.get(size) ?? 0;
    while (next < places.length && (places[next] as number) <= at) next += 1;
    nextOf.set(size, next);
    return (places[next] ?? at) + size;
  };

  for (let at = 0; ; ) {
    mark.lastIndex = at;
    const marked = mark.exec(text);
    if (!marked) return;
    at = marked.index;
    if (marked[0] === '`') at = openCode(at);
    else if (marked[0] === '$') at = formulaAt(text, at)?.to ?? at + 1;
    else if (marked[0] === '<') at = openAngle(at);
    else if (marked[0] === ']') at = closeBracket(at);
    else if (marked[0] === '[') {
      openers.push({ at, isPicture: isPictureMark(text, at), isFirst: isFirstOfLine(text, at) });
      at += 1;
    } else at += 2;
  }
};

/** Whether nothing but spaces is before a place on its line. */
const isFirstOfLine = (text: string, at: number): boolean => {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  return before < 0 || text[before] === '\n' || text[before] === '\r';
};

/** Whether an exclamation mark, which is not escaped, is before a bracket. */
const isPictureMark = (text: string, at: number): boolean => {
  if (text[at - 1] !== '!') return false;
  let escapes = 0;
  while (text[at - 2 - escapes] === '\\') escapes += 1;
  return escapes % 2 === 0;
};

/** The last text and its result: the form and its fields check the same text. */
let last: { source: string; found: Scan } | undefined;

/** Returns the links, pictures and HTML of a text in linear time. */
export const scanMarkdown = (source: string): Scan => {
  if (last?.source === source) return last.found;
  const { readable, runs, deepAt } = textRunsOf(source, NESTING_MAXIMUM);
  const found: Found & Pick<Scan, 'deep'> = {
    links: [],
    markup: [],
    deep: deepAt === undefined ? undefined : { from: deepAt, to: deepAt },
  };
  for (const { from, to } of runs as TextRun[]) scanRun(readable.slice(from, to), from, found);
  last = { source, found };
  return found;
};

export interface Finding extends Placed {
  finding: FindingName;
  /** From 1. */
  line: number;
}

const findingOf = ({ type, address, text }: ScannedLink): FindingName | undefined => {
  if (!allowedLink.test(address) && !(type !== 'picture' && readEntryLink(address))) return 'unsafeLink';
  if (type !== 'picture') return undefined;
  if (!allowedPicture.test(address)) return 'foreignPicture';
  return text.trim() === '' ? 'noAlt' : undefined;
};

/** Returns a function that numbers lines; offsets have to come in order. */
const createLineCounter = (source: string): ((offset: number) => number) => {
  const ends = /\r\n|\r|\n/g;
  let line = 1;
  let next = ends.exec(source);
  return (offset) => {
    while (next && next.index + next[0].length <= offset) {
      line += 1;
      next = ends.exec(source);
    }
    return line;
  };
};

/** Returns places of a text in their order, with their lines. */
export const placesOf = <Place extends Placed>(source: string, found: Place[]): (Place & { line: number })[] => {
  const lineOf = createLineCounter(source);
  return found.sort((one, other) => one.from - other.from).map((place) => ({ ...place, line: lineOf(place.from) }));
};

/** Returns what is wrong with a text, in the order of the text. */
export const findingsOf = (source: string): Finding[] => {
  const { links, markup, deep } = scanMarkdown(source);
  const found: (Placed & { finding: FindingName })[] = markup.map((placed) => ({ ...placed, finding: 'markup' }));
  if (deep) found.push({ ...deep, finding: 'deep' });
  for (const link of links) {
    const finding = findingOf(link);
    if (finding) found.push({ from: link.from, to: link.to, finding });
  }
  return placesOf(source, found);
};
/** Whether a finding keeps the text from being published. */
export const isError = ({ finding }: Finding): boolean => finding === 'unsafeLink' || finding === 'deep';
