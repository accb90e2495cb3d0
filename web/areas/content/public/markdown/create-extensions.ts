import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkup, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, Prec, type StateCommand } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { indentItems } from './commands/blocks.ts';
import { insertLink, PLACEHOLDER, toggleMark } from './commands/marks.ts';
import { moveCell } from './commands/tables.ts';
import { findingMarks } from './finding-marks.ts';
import { uploadMarks } from './uploads.ts';

const highlighting = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600', color: 'var(--text)' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--brand)' },
  { tag: tags.monospace, fontFamily: 'monospace' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--text-3)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent', fontSize: 'var(--font-m)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7', minHeight: '280px', maxHeight: '70vh' },
  '.cm-content': { padding: 'var(--space-2) 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 var(--space-3)', overflowWrap: 'anywhere' },
  '.cm-upload': {
    padding: '0 var(--space-1h)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--brand-weak)',
    color: 'var(--brand)',
    fontSize: 'var(--font-s)',
  },
  '.cm-fault-line': { boxShadow: 'inset 3px 0 var(--danger)', background: 'var(--danger-weak)' },
  '.cm-warning-line': { boxShadow: 'inset 3px 0 var(--warning)' },
});

/** Runs the first command that has something to do; otherwise the key keeps its meaning. */
const firstOf =
  (...commands: StateCommand[]): StateCommand =>
  (target) =>
    commands.some((command) => command(target));

const keys = (linkWords: string) =>
  keymap.of([
    { key: 'Mod-b', run: toggleMark('**') },
    { key: 'Mod-i', run: toggleMark('*') },
    // Elsewhere on the page it opens the palette.
    { key: 'Mod-k', run: insertLink(PLACEHOLDER, linkWords), stopPropagation: true },
    { key: 'Tab', run: firstOf(moveCell(1), indentItems(1)), shift: firstOf(moveCell(-1), indentItems(-1)) },
    { key: 'Enter', run: insertNewlineContinueMarkup },
    { key: 'Backspace', run: deleteMarkupBackward },
  ]);

/** Returns the line ends that a text has throughout; undefined for one with others, whose `\r` are characters. */
const lineEndsOf = (text: string): Extension => {
  if (!text.includes('\r')) return [];
  const isUniform = text.split('\r\n').every((line) => !/[\r\n]/.test(line));
  return EditorState.lineSeparator.of(isUniform ? '\r\n' : '\n');
};

/** Returns a text with the line ends of a state. */
export const withLineEnds = (text: string, state: EditorState): string => text.replace(/\r\n?|\n/g, state.lineBreak);

/** The extensions that the editors of all fields share. */
const shared = (linkWords: string): Extension => [
  history(),
  highlightSpecialChars(),
  EditorView.lineWrapping,
  EditorView.clipboardInputFilter.of(withLineEnds),
  markdownLanguage,
  syntaxHighlighting(highlighting),
  findingMarks,
  uploadMarks,
  Prec.high(keys(linkWords)),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  theme,
];

/** Returns a state for a text, which it keeps to the last character. `own` is what depends on the field. */
export const stateOf = (text: string, own: Extension, linkWords = ''): EditorState =>
  EditorState.create({ doc: text, extensions: [lineEndsOf(text), own, shared(linkWords)] });
