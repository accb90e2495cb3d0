import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { indentItems, insertCodeBlock, insertNote, toggleHeading, toggleList, toggleQuote } from './blocks.ts';
import { insertLink, PLACEHOLDER, toggleCode, toggleMark } from './marks.ts';
import { addColumn, addRow, alignColumn, insertTable, moveCell } from './tables.ts';

/** Runs a command on a text; `‹` and `›` are around what is selected, or `‸` is the cursor. */
const run = (command: StateCommand, marked: string): string | false => {
  const text = marked.replace(/[‹›‸]/g, '');
  const [from, to] = marked.includes('‸')
    ? [marked.indexOf('‸'), marked.indexOf('‸')]
    : [marked.indexOf('‹'), marked.indexOf('›') - 1];
  let state = EditorState.create({
    doc: text,
    selection: EditorSelection.single(from, to),
    ...(text.includes('\r\n') && { extensions: EditorState.lineSeparator.of('\r\n') }),
  });
  const isDone = command({ state, dispatch: (transaction) => (state = transaction.state) });
  if (!isDone) return false;
  const { from: start, to: end } = state.selection.main;
  const after = state.doc.toString();
  if (start === end) return `${after.slice(0, start)}‸${after.slice(start)}`;
  return `${after.slice(0, start)}‹${after.slice(start, end)}›${after.slice(end)}`;
};

describe('marks', () => {
  test.each<[string, StateCommand, string, string]>([
    ['bold', toggleMark('**'), 'a ‹b› c', 'a **‹b›** c'],
    ['not bold', toggleMark('**'), 'a **‹b›** c', 'a ‹b› c'],
    ['not bold, with the marks selected', toggleMark('**'), 'a ‹**b**› c', 'a ‹b› c'],
    ['bold without a selection', toggleMark('**'), 'a ‸', 'a **‸**'],
    ['italic of what is bold', toggleMark('*'), '**‹b›**', '***‹b›***'],
    ['not italic of what is both', toggleMark('*'), '***‹b›***', '**‹b›**'],
    ['not bold of what is both', toggleMark('**'), '***‹b›***', '*‹b›*'],
    ['code', toggleCode, '‹a›', '`‹a›`'],
    ['code with a backtick', toggleCode, '‹a`b›', '`` ‹a`b› ``'],
    ['not code', toggleCode, '`‹a›`', '‹a›'],
    ['a link of the selection', insertLink(PLACEHOLDER, '文字'), '见‹说明›。', '见[说明](‹https://›)。'],
    ['a link', insertLink(PLACEHOLDER, '文字'), '见‸。', '见[‹文字›](https://)。'],
    ['a link to an entry', insertLink('entry:1', '标题 [一]'), '见‸。', '见[标题 \\[一\\]](entry:1)‸。'],
  ])('%s', (_name, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});

describe('blocks', () => {
  test.each<[string, StateCommand, string, string]>([
    ['a heading', toggleHeading(2), '一‸', '## 一‸'],
    ['another heading', toggleHeading(3), '# 一‸', '### 一‸'],
    ['no heading', toggleHeading(2), '## 一‸', '一‸'],
    ['a quote', toggleQuote, '‹一\n\n二›', '> ‹一\n>\n> 二›'],
    ['no quote', toggleQuote, '‹> 一\n>\n> 二›', '‹一\n\n二›'],
    ['a list', toggleList(false), '‹一\n\n  二›', '- ‹一\n\n  - 二›'],
    ['a numbered list of a list', toggleList(true), '‹- 一\n- 二›', '‹1. 一\n2. 二›'],
    ['no list', toggleList(true), '‹1. 一\n2. 二›', '‹一\n二›'],
    ['a list of nothing', toggleList(false), '‸', '- ‸'],
    ['an item farther in', indentItems(1), '- 一\n- ‸二', '- 一\n  - ‸二'],
    ['a numbered item farther in', indentItems(1), '1. 一\n2. ‸二', '1. 一\n   2. ‸二'],
    ['an item farther out', indentItems(-1), '- 一\n  - ‸二', '- 一\n- ‸二'],
    ['a block of code', insertCodeBlock, '一\n‹a\n```b›', '一\n\n````‸\na\n```b\n````'],
    ['a note', insertNote('warning'), '一\n\n‸\n\n二', '一\n\n> [!WARNING]\n> ‸\n\n二'],
    ['a note of the selection', insertNote('note'), '‹一\n二›\n三', '> [!NOTE]\n> 一\n> 二‸\n\n三'],
  ])('%s', (_name, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  test('outside of a list, items do not move', () => {
    expect(run(indentItems(1), '一‸')).toBe(false);
  });
});

describe('tables', () => {
  const table = '一\n\n| a | b |\n| --- | :-: |\n| 1 | 2‸ |\n\n二';
  test.each<[string, StateCommand, string, string]>([
    ['a table', insertTable(['列一', '列二']), '一\n‸\n二', '一\n\n| ‹列一› | 列二 |\n| --- | --- |\n|  |  |\n\n二'],
    ['a row', addRow, table, '一\n\n| a | b |\n| --- | :---: |\n| 1 | 2 |\n| ‸ |  |\n\n二'],
    ['a column', addColumn, table, '一\n\n| a | b | ‸ |\n| --- | :---: | --- |\n| 1 | 2 |  |\n\n二'],
    ['an alignment', alignColumn('right'), table, '一\n\n| a | b |\n| --- | ---: |\n| 1 | ‹2› |\n\n二'],
    ['the next cell', moveCell(1), '| a‸ | b |\n|-|-|\n| 1 | 2 |', '| a | ‹b› |\n| --- | --- |\n| 1 | 2 |'],
    ['the cell before', moveCell(-1), '| a | b |\n|-|-|\n| 1‸ | 2 |', '| a | ‹b› |\n| --- | --- |\n| 1 | 2 |'],
    ['a row after the last cell', moveCell(1), '| a |\n|-|\n| 1‸ |', '| a |\n| --- |\n| 1 |\n| ‸ |'],
    [
      'a table of a quote',
      addRow,
      '> | a | b \\| c |\n> |-|-|\n> ‸| 1 | 2 |',
      '> | a | b \\| c |\n> | --- | --- |\n> | 1 | 2 |\n> | ‸ |  |',
    ],
  ])('%s', (_name, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });

  test.each(['一‸', 'a | b‸', '| a | b‸ |\n| 1 | 2 |'])('outside of a table nothing happens: %s', (text) => {
    for (const command of [addRow, addColumn, moveCell(1), alignColumn('left')]) expect(run(command, text)).toBe(false);
  });
});

test('line ends stay as they are', () => {
  const state = EditorState.create({
    doc: '一\r\n二',
    selection: EditorSelection.single(1),
    extensions: EditorState.lineSeparator.of('\r\n'),
  });
  let after = state;
  insertCodeBlock({ state, dispatch: (transaction) => (after = transaction.state) });
  expect(after.sliceDoc()).toBe('```\r\n一\r\n```\r\n\r\n二');
});
