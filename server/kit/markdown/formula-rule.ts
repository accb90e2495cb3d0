import type { MarkdownIt } from 'markdown-it';
import { formulaAt, formulaFence, formulaLine } from '#contract/kit/markdown/formulas.ts';

/** Farther in, a line is code. */
const CODE_INDENT = 4;

/** Reads formulas: `$a$` in lines, `$$a$$` as a line, and lines between two `$$`. Unclosed ones continue to the end. */
export const formulaRule = (markdown: MarkdownIt): void => {
  markdown.inline.ruler.before('backticks', 'formula', (state, silent) => {
    const found = state.src[state.pos] === '$' ? formulaAt(state.src, state.pos) : undefined;
    if (!found || found.to > state.posMax) return false;
    if (!silent) {
      const token = state.push('formula', 'math', 0);
      token.content = found.source;
      token.block = found.isDisplay;
    }
    state.pos = found.to;
    return true;
  });

  markdown.block.ruler.before(
    'fence',
    'formula_block',
    (state, first, last, silent) => {
      const indentOf = (line: number) => (state.sCount[line] as number) - state.blkIndent;
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] as number) + (state.tShift[line] as number), state.eMarks[line]);
      if (indentOf(first) >= CODE_INDENT) return false;
      const text = lineAt(first);
      const [, single] = formulaLine.exec(text) ?? [];
      if (single === undefined && !formulaFence.test(text)) return false;
      if (silent) return true;
      let next = first + 1;
      let isClosed = single !== undefined;
      while (!isClosed && next < last) {
        // A list or a quote that ends, ends the formula.
        if (lineAt(next).trim() !== '' && indentOf(next) < 0) break;
        isClosed = indentOf(next) < CODE_INDENT && /^\$\$+$/.test(lineAt(next).trim());
        next += 1;
      }
      const token = state.push('formula_block', 'math', 0);
      token.content =
        single ?? state.getLines(first + 1, isClosed ? next - 1 : next, state.sCount[first] as number, true);
      token.map = [first, next];
      state.line = next;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
};
