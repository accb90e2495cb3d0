import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** A place of the text at which something is wrong. */
export interface MarkedPlace {
  from: number;
  to: number;
  line: number;
  isError: boolean;
}

/** Replaces the marks of what is wrong. */
export const setMarks = StateEffect.define<readonly MarkedPlace[]>();

const lineMarks = {
  fault: Decoration.line({ class: 'cm-fault-line' }),
  warning: Decoration.line({ class: 'cm-warning-line' }),
};

/** Marks the lines at which something is wrong. The marks move with the text until it is checked again. */
export const findingMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setMarks)) continue;
      const byLine = new Map<number, boolean>();
      for (const { line, isError } of effect.value)
        if (line <= state.doc.lines) byLine.set(line, isError || byLine.get(line) === true);
      next = Decoration.set(
        [...byLine].map(([line, isError]) =>
          (isError ? lineMarks.fault : lineMarks.warning).range(state.doc.line(line).from),
        ),
        true,
      );
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
