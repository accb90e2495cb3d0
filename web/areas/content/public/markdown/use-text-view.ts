import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addLateField } from '#web/kit/draft/late-fields.ts';
import { createRestTimer } from '#web/kit/draft/rest-timer.ts';
import { stateOf, withLineEnds } from './create-extensions.ts';
import { LINE_EVENT } from './line-event.ts';
import { pasting } from './paste.ts';

/** When the form gets what was typed: after a moment without a key, and while keys follow each other, every second. */
const REPORT_TIMES = { restMs: 300, atLatestMs: 1000 };

/** The text was changed from outside. */
const external = Annotation.define<boolean>();

const fieldSettings = new Compartment();

interface TextViewOptions {
  host: RefObject<HTMLElement | null>;
  value: string;
  /** Takes what was typed. */
  set: (text: string) => void;
  disabled: boolean;
  attributes: Readonly<Record<string, string>>;
  linkWords: string;
  onPictures: (view: EditorView, files: File[], at: number) => void;
  onLength: (length: number) => void;
}

const lengthOf = ({ doc, lineBreak }: EditorState) => doc.length + (doc.lines - 1) * (lineBreak.length - 1);

const settingsOf = ({ disabled, attributes }: Pick<TextViewOptions, 'disabled' | 'attributes'>) => [
  EditorState.readOnly.of(disabled),
  EditorView.editable.of(!disabled),
  // A text that cannot be edited is scrolled with the keyboard, too.
  EditorView.contentAttributes.of({ ...attributes, spellcheck: 'false', tabindex: '0' }),
];

/**
 * The text editor in an element. The form gets a text once typing rests or has gone on for a second, the editor loses
 * the focus, or the form is saved or left: a key costs nothing but the editor's own work. The view stays through
 * saving, and so does the undo history.
 */
export const useTextView = (options: TextViewOptions): RefObject<EditorView | undefined> => {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const view = useRef<EditorView>(undefined);
  /** The texts that the form has been given and has not shown yet, and before them the last that it shows. */
  const [given] = useState(() => [options.value]);

  useLayoutEffect(() => {
    const { host, value, onPictures, linkWords } = latest.current;
    let isTyped = false;
    const give = (take: (work: () => void) => void) => {
      timer.stop();
      if (!isTyped) return;
      isTyped = false;
      latest.current.onLength(lengthOf(own.state));
      const text = own.state.sliceDoc();
      if (text === given.at(-1)) return;
      given.push(text);
      take(() => latest.current.set(text));
    };
    const now = (work: () => void) => work();
    // The form is rendered in pieces, so that the next key waits for none of it.
    const timer = createRestTimer(() => give(startTransition), REPORT_TIMES);
    const listening = EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      if (update.transactions.some((transaction) => transaction.annotation(external))) {
        latest.current.onLength(lengthOf(update.state));
        return;
      }
      isTyped = true;
      timer.start();
    });
    const own = new EditorView({
      parent: host.current as HTMLElement,
      state: stateOf(
        value,
        [
          fieldSettings.of(settingsOf(latest.current)),
          listening,
          pasting(onPictures),
          EditorView.domEventHandlers({
            blur: () => give(now),
            keydown: (event) => {
              // The page saves on this key, and sees what the form has.
              if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') give(flushSync);
              return false;
            },
          }),
        ],
        linkWords,
      ),
    });
    view.current = own;
    latest.current.onLength(lengthOf(own.state));
    const showLine = (event: Event) => {
      const line = own.state.doc.line(Math.min((event as CustomEvent<number>).detail, own.state.doc.lines));
      own.dispatch({
        selection: { anchor: line.from },
        effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
      });
      own.focus();
    };
    own.contentDOM.addEventListener(LINE_EVENT, showLine);
    const removeField = addLateField(() => give(now));
    return () => {
      removeField();
      give(now);
      view.current = undefined;
      own.destroy();
    };
  }, [given]);

  const { value, disabled, attributes } = options;
  const described = JSON.stringify(attributes);
  useEffect(() => {
    const settings = settingsOf({ disabled, attributes: JSON.parse(described) as Record<string, string> });
    view.current?.dispatch({ effects: fieldSettings.reconfigure(settings) });
  }, [disabled, described]);

  useEffect(() => {
    const at = given.lastIndexOf(value);
    if (at !== -1) {
      given.splice(0, at);
      return;
    }
    given.splice(0, given.length, value);
    const { current } = view;
    current?.dispatch({
      changes: {
        from: 0,
        to: current.state.doc.length,
        insert: current.state.toText(withLineEnds(value, current.state)),
      },
      annotations: external.of(true),
    });
  }, [given, value]);

  return view;
};
