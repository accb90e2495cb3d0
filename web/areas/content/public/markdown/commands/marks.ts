import { EditorSelection, type EditorState, type StateCommand } from '@codemirror/state';

/** Returns how often a character is repeated from a place on; `step` is the direction. */
const runLength = (state: EditorState, char: string, from: number, step: 1 | -1): number => {
  let length = 0;
  const at = () => (step === 1 ? from + length : from - length - 1);
  while (at() >= 0 && at() < state.doc.length && state.sliceDoc(at(), at() + 1) === char) length += 1;
  return length;
};

/** Whether a run of `*` contains the mark: one or three of them are emphasis, two or three are strong. */
const contains = (run: number, mark: string): boolean => (mark === '*' ? run % 2 === 1 : run >= mark.length);

/** Puts a mark such as `**` around the selection, or takes it away. */
export const toggleMark =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const char = mark[0] as string;
    const size = mark.length;
    const changed = state.changeByRange(({ from, to }) => {
      const isAround =
        contains(runLength(state, char, from, -1), mark) && contains(runLength(state, char, to, 1), mark);
      if (isAround)
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      const isInside =
        to - from > 2 * size &&
        contains(runLength(state, char, from, 1), mark) &&
        contains(runLength(state, char, to, -1), mark);
      if (isInside)
        return {
          changes: [
            { from, to: from + size },
            { from: to - size, to },
          ],
          range: EditorSelection.range(from, to - 2 * size),
        };
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
    dispatch(state.update(changed, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };

/** Makes code of the selection. Code with backticks gets more of them around it. */
export const toggleCode: StateCommand = (target) => {
  const { from, to } = target.state.selection.main;
  const text = target.state.sliceDoc(from, to);
  if (!text.includes('`') || /^`[^`]+`$/.test(text)) return toggleMark('`')(target);
  const longest = Math.max(...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  target.dispatch(
    target.state.update({
      changes: { from, to, insert: `${ticks} ${text} ${ticks}` },
      selection: { anchor: from + ticks.length + 1, head: to + ticks.length + 1 },
      userEvent: 'input',
    }),
  );
  return true;
};

/** Escapes what would end the text of a link. */
export const linkText = (text: string): string => text.replace(/[[\]\\]/g, '\\$&').replace(/\s*\n\s*/g, ' ');

/** Makes a link of the selection; without a selection the text has to be typed. */
export const insertLink =
  (address: string, text: string): StateCommand =>
  ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const { from, to } = state.selection.main;
    const selected = state.sliceDoc(from, to).trim();
    const label = selected === '' ? linkText(text) : selected.replace(/\s*\n\s*/g, ' ');
    const insert = `[${label}](${address})`;
    const labelAt = from + 1;
    const addressAt = labelAt + label.length + 2;
    // The part that the author still has to write is selected.
    const [anchor, head] =
      address === PLACEHOLDER && selected !== ''
        ? [addressAt, addressAt + address.length]
        : address === PLACEHOLDER
          ? [labelAt, labelAt + label.length]
          : [from + insert.length, from + insert.length];
    dispatch(
      state.update({
        changes: { from, to, insert },
        selection: { anchor, head },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

/** The address of a link that the author has yet to write. */
export const PLACEHOLDER = 'https://';
