import { type ChangeSpec, EditorSelection, type EditorState, type Line, type StateCommand } from '@codemirror/state';
import type { NoteKind } from '#contract/kit/markdown/notes.ts';

/** Returns the lines that the main selection touches. */
export const selectedLines = (state: EditorState): Line[] => {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_none, at) => state.doc.line(first + at));
};

/** Writes other texts for the selected lines, as few characters as possible. The selection stays on its text. */
const rewrite =
  (change: (texts: readonly string[]) => readonly string[]): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const lines = selectedLines(state);
    const texts = change(lines.map(({ text }) => text));
    const changes: ChangeSpec[] = lines.flatMap((line, at) => {
      const next = texts[at] ?? line.text;
      // Marks change at the start of a line only.
      let same = 0;
      const most = Math.min(next.length, line.text.length);
      while (same < most && next.at(-1 - same) === line.text.at(-1 - same)) same += 1;
      const insert = next.slice(0, next.length - same);
      return next === line.text ? [] : [{ from: line.from, to: line.to - same, insert }];
    });
    const set = state.changes(changes);
    const { anchor, head } = state.selection.main;
    dispatch(
      state.update({
        changes: set,
        selection: EditorSelection.range(set.mapPos(anchor, 1), set.mapPos(head, 1)),
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

const heading = /^(#{1,6})[ \t]+/;

/** Makes headings of the selected lines, or paragraphs if they are headings of this level. */
export const toggleHeading = (level: number): StateCommand =>
  rewrite((texts) => {
    const isSet = texts.every((text) => heading.exec(text)?.[1]?.length === level);
    return texts.map((text) => (isSet ? '' : `${'#'.repeat(level)} `) + text.replace(heading, ''));
  });

export const toggleQuote: StateCommand = rewrite((texts) => {
  const isSet = texts.every((text) => text.startsWith('>'));
  return texts.map((text) => {
    if (isSet) return text.replace(/^> ?/, '');
    return text === '' ? '>' : `> ${text}`;
  });
});

const item = /^([ \t]*)(?:[-+*]|\d{1,9}[.)])[ \t]+/;
const numbered = /^[ \t]*\d{1,9}[.)][ \t]/;

/** Makes items of the selected lines, or paragraphs if they are such items already. Empty lines between them stay. */
export const toggleList = (isNumbered: boolean): StateCommand =>
  rewrite((texts) => {
    const isOwn = (text: string) => item.test(text) && numbered.test(text) === isNumbered;
    const filled = texts.filter((text) => text.trim() !== '');
    const isSet = filled.length > 0 && filled.every(isOwn);
    let number = 0;
    return texts.map((text) => {
      if (text.trim() === '' && texts.length > 1) return text;
      const [, indent = ''] = item.exec(text) ?? /^([ \t]*)/.exec(text) ?? [];
      const rest = text.replace(item, '').trimStart();
      if (isSet) return indent + rest;
      number += 1;
      return `${indent}${isNumbered ? `${number}.` : '-'} ${rest}`;
    });
  });

/** Whether the selection is in items of a list. */
export const isInList = (state: EditorState): boolean => selectedLines(state).every(({ text }) => item.test(text));

/** Moves the selected items of a list in by as much as their marks are wide, or out again. Other lines stay. */
export const indentItems =
  (by: 1 | -1): StateCommand =>
  (target) =>
    isInList(target.state) &&
    rewrite((texts) =>
      texts.map((text) => {
        const width = numbered.test(text) ? 3 : 2;
        return by === 1 ? ' '.repeat(width) + text : text.replace(new RegExp(`^( {1,${width}}|\\t)`), '');
      }),
    )(target);

/** Puts the selected lines between two others, apart from what is around them. `select` is what to type over, in them. */
export const wrapLines =
  (
    wrap: (texts: readonly string[]) => {
      lines: readonly string[];
      select: { line: number; from: number; to: number };
    },
  ): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const lines = selectedLines(state);
    const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
    const { lines: next, select } = wrap(lines.map(({ text }) => text));
    const isApart = (number: number) =>
      number < 1 || number > state.doc.lines || state.doc.line(number).text.trim() === '';
    const before = isApart(first.number - 1) ? [] : [''];
    const after = isApart(last.number + 1) ? [] : [''];
    const all = [...before, ...next, ...after];
    const start = all.slice(0, before.length + select.line).reduce((sum, text) => sum + text.length + 1, first.from);
    dispatch(
      state.update({
        // Line ends are those of the text.
        changes: { from: first.from, to: last.to, insert: state.toText(all.join(state.lineBreak)) },
        selection: EditorSelection.range(start + select.from, start + select.to),
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

/** Makes a block of code of the selected lines. The language can then be typed. */
export const insertCodeBlock: StateCommand = wrapLines((texts) => {
  const longest = Math.max(2, ...texts.map((text) => /^\s*(`+)/.exec(text)?.[1]?.length ?? 0));
  const fence = '`'.repeat(longest + 1);
  return { lines: [fence, ...texts, fence], select: { line: 0, from: fence.length, to: fence.length } };
});

/** Makes a note of the selected lines. */
export const insertNote = (kind: NoteKind): StateCommand =>
  wrapLines((texts) => {
    const lines = [`> [!${kind.toUpperCase()}]`, ...texts.map((text) => `> ${text}`)];
    const end = lines.at(-1)?.length ?? 0;
    return { lines, select: { line: lines.length - 1, from: end, to: end } };
  });
