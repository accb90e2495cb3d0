import { formulaLine } from './formulas.ts';

/** A part of a text in which links and code are read at once, such as a paragraph. Offsets are those of the text. */
export interface TextRun {
  from: number;
  to: number;
}

export interface TextRuns {
  /** The text, with spaces in place of code and of the marks of quotes: the offsets stay. */
  readable: string;
  runs: TextRun[];
  /** The offset of the first line that is inside of more quotes and lists than the limit. */
  deepAt: number | undefined;
}

const fenceStart = /^(`{3,}(?=[^`]*$)|~{3,}|\$\$(?=[ \t]*$))/;
const tableRule = /^ *\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const listMark = /^([-+*]|\d{1,9}[.)])(?=[ \t]|$)/;
const isolated = /^(#{1,6}([ \t]|$)|([-*_])[ \t]*(\3[ \t]*){2,}$)/;
/** Marks at the start of a line that are read; far more than are allowed. */
const MARKS_MAXIMUM = 100;
const CODE_INDENT = 4;
const TAB = 4;

interface Prefix {
  /** Where the text of the line starts, after the marks of quotes and lists. */
  at: number;
  quotes: number;
  /** The column of the text. */
  indent: number;
  /** The column of the first mark of a quote. */
  quoteAt: number | undefined;
  lists: StartedList[];
}
/** A list that starts on a line, inside of as many quotes: the columns of its mark and of its text. */
interface StartedList {
  quotes: number;
  mark: number;
  text: number;
}

/** Reads the marks at the start of a line. */
const prefixOf = (line: string, isList: boolean): Prefix => {
  const prefix: Prefix = { at: 0, quotes: 0, indent: 0, quoteAt: undefined, lists: [] };
  let column = 0;
  for (let marks = 0; ; marks += 1) {
    let at = prefix.at;
    let start = column;
    for (; line[at] === ' ' || line[at] === '\t'; at += 1) start += line[at] === '\t' ? TAB - (start % TAB) : 1;
    prefix.indent = start;
    const outer = prefix.lists.at(-1);
    const isDeep = outer?.quotes === prefix.quotes && start - outer.text >= CODE_INDENT;
    if (marks > MARKS_MAXIMUM) return { ...prefix, at };
    if (line[at] === '>') {
      prefix.quotes += 1;
      // The columns of a quote count from its mark.
      column = line[at + 1] === ' ' ? -1 : 0;
      prefix.quoteAt ??= start;
      prefix.at = at + 1;
      continue;
    }
    const mark =
      isList && !isDeep && !isolated.test(line.slice(at)) ? listMark.exec(line.slice(at, at + 12))?.[0] : undefined;
    if (mark === undefined) return { ...prefix, at };
    prefix.lists.push({ quotes: prefix.quotes, mark: start, text: start + mark.length + 1 });
    column = start + mark.length;
    prefix.at = at + mark.length;
  }
};

interface Fence {
  mark: string;
  quotes: number;
  /** The column of the text of the list that contains the fence. */
  within: number;
}

const isEndOf = (fence: Fence, text: string): boolean =>
  text.startsWith(fence.mark) && text.trim() === (fence.mark[0] as string).repeat(text.trim().length);

/** Splits a text into the runs in which links are looked for. Takes linear time. */
export const textRunsOf = (source: string, nestingMaximum: number): TextRuns => {
  const parts: string[] = [];
  const runs: TextRun[] = [];
  let deepAt: number | undefined;
  let run: TextRun | undefined;
  let fence: Fence | undefined;
  const lists: StartedList[] = [];
  let quotes = 0;
  let isTable = false;

  const close = () => {
    if (run) runs.push(run);
    run = undefined;
    isTable = false;
  };
  const add = (from: number, to: number) => {
    run ??= { from, to };
    run.to = to;
  };
  /** Returns whether a line belongs to the open fence. */
  const isCode = (line: string): boolean => {
    if (!fence) return false;
    const inner = prefixOf(line, false);
    const text = line.slice(inner.at);
    const isOut = inner.quotes < fence.quotes || (text.trim() !== '' && inner.indent < fence.within);
    if (isOut) fence = undefined;
    else if (isEndOf(fence, text)) {
      fence = undefined;
      return true;
    }
    return !isOut;
  };
  const readLine = (line: string, from: number): string => {
    if (isCode(line)) return ' '.repeat(line.length);
    const { at, quotes: inQuotes, quoteAt, indent, lists: started } = prefixOf(line, true);
    const text = line.slice(at);
    const masked = ' '.repeat(at) + text;
    const to = from + line.length;
    const isBlank = text.trim() === '';
    // A paragraph continues without the marks of its quotes.
    if (inQuotes > quotes || (inQuotes < quotes && (isBlank || !run || started.length > 0))) {
      close();
      quotes = inQuotes;
    }
    if (isBlank) {
      close();
      return masked;
    }
    const first = started.find((list) => list.quotes === quotes)?.mark ?? indent;
    const isInside = (list: StartedList) =>
      list.quotes === quotes
        ? first >= list.text
        : list.quotes < quotes && !(list.quotes === 0 && quoteAt !== undefined && quoteAt < list.text);
    if (!run || started.length > 0) {
      while (lists.length > 0 && !isInside(lists.at(-1) as StartedList)) lists.pop();
    }
    const topOf = () => {
      const top = lists.at(-1);
      return top?.quotes === quotes ? top.text : 0;
    };
    // Indented further, a mark of a list is code or continues the paragraph.
    const isList = started.length > 0 && first - topOf() < CODE_INDENT;
    if (isList) {
      close();
      lists.push(...started);
    }
    if (deepAt === undefined && quotes + lists.length > nestingMaximum) deepAt = from;
    const within = topOf();
    if (!run && !isList && first - within >= CODE_INDENT) return ' '.repeat(line.length);
    const mark = fenceStart.exec(text)?.[1];
    if (mark !== undefined) {
      close();
      fence = { mark, quotes, within };
      return ' '.repeat(line.length);
    }
    if (formulaLine.test(text)) {
      close();
      return ' '.repeat(line.length);
    }
    if (isolated.test(text)) {
      close();
      add(from, to);
      close();
    } else if (isTable) {
      // Each row is read for itself.
      close();
      add(from, to);
      isTable = true;
    } else {
      add(from, to);
      if (text.includes('|') && tableRule.test(text)) isTable = true;
    }
    return masked;
  };

  let offset = 0;
  for (const [whole, line = ''] of source.matchAll(/([^\r\n]*)(\r\n|\r|\n|$)/g)) {
    if (whole === '') break;
    parts.push(readLine(line, offset), whole.slice(line.length));
    offset += whole.length;
  }
  close();
  return { readable: parts.join(''), runs, deepAt };
};
