import type { MarkdownIt, Token } from 'markdown-it';
import { type NoteKind, noteKinds } from '#contract/kit/markdown/notes.ts';

const mark = new RegExp(`^\\[!(${noteKinds.join('|')})\\][ \\t]*(?:\\n|$)`, 'i');

/** Returns the place where the block that opens at `from` closes. */
const closeOf = (tokens: readonly Token[], from: number): number => {
  const { level } = tokens[from] as Token;
  let at = from + 1;
  while (at < tokens.length && !(tokens[at]?.type === 'blockquote_close' && tokens[at]?.level === level)) at += 1;
  return at;
};

/** Turns quotes that begin with `[!NOTE]` and the like into notes; the mark is not shown. */
export const noteRule = (markdown: MarkdownIt): void => {
  markdown.core.ruler.after('block', 'note', ({ tokens }) => {
    tokens.forEach((token, at) => {
      const inline = tokens[at + 2];
      if (token.type !== 'blockquote_open' || tokens[at + 1]?.type !== 'paragraph_open' || !inline) return;
      const [whole, kind] = mark.exec(inline.content) ?? [];
      if (whole === undefined || kind === undefined) return;
      inline.content = inline.content.slice(whole.length);
      if (inline.map && whole.endsWith('\n')) inline.map = [inline.map[0] + 1, inline.map[1]];
      token.type = 'note_open';
      token.info = kind.toLowerCase() as NoteKind;
      const close = tokens[closeOf(tokens, at)];
      if (close) close.type = 'note_close';
      if (inline.content === '') {
        // The paragraph had nothing but the mark.
        for (const part of [at + 1, at + 3]) (tokens[part] as Token).hidden = true;
      }
    });
  });
};
