import type { MarkdownIt } from 'markdown-it';

/** A formula in a line, as GitHub writes it: code between two dollar signs. */
const formula = /\$`([^`\n]+)`\$/y;

/** Reads formulas in lines. To other readers of Markdown they are code. */
export const formulaRule = (markdown: MarkdownIt): void => {
  markdown.inline.ruler.before('backticks', 'formula', (state, silent) => {
    if (state.src[state.pos] !== '$') return false;
    formula.lastIndex = state.pos;
    const found = formula.exec(state.src);
    if (!found) return false;
    if (!silent) state.push('formula', 'math', 0).content = found[1] as string;
    state.pos += found[0].length;
    return true;
  });
};
