import type { Token } from 'markdown-it';
import { parseMarkdown } from '#server/kit/markdown/render-markdown.ts';

/** A paragraph, heading, list item or table row. */
export interface Clause {
  /** The heading above the clause; empty for a heading and before the first one. */
  section: string;
  /** Plain text, including the readable parts of links, pictures and emphasis. */
  text: string;
  /** Markdown. */
  source: string;
}

const CELL = ' | ';

const plainText = (token: Token): string =>
  (token.children ?? [])
    .map((part) => {
      if (part.type === 'image') return `[${part.content}]`;
      return part.type === 'softbreak' || part.type === 'hardbreak' ? '\n' : part.content;
    })
    .join('');

/** Top-level blocks, list items and table rows start a clause. */
const isClauseStart = (token: Token) =>
  token.nesting >= 0 &&
  (token.level === 0 || ((token.type === 'list_item_open' || token.type === 'tr_open') && token.level <= 2));

/** Splits an agreement's markdown into the units that can be added, removed or changed. */
export const clausesOf = (markdown: string): Clause[] => {
  const clauses: Clause[] = [];
  let section = '';
  let inHeading = false;
  let open: { texts: string[]; sources: string[]; separator: string } | undefined;
  const close = () => {
    if (!open || open.texts.length === 0) return;
    const text = open.texts.join(open.separator);
    clauses.push({ section: inHeading ? '' : section, text, source: open.sources.join(open.separator) });
    if (inHeading) section = text;
  };
  for (const token of parseMarkdown(markdown)) {
    if (isClauseStart(token)) {
      close();
      inHeading = token.type === 'heading_open';
      open = { texts: [], sources: [], separator: token.type === 'tr_open' ? CELL : '\n' };
    }
    if (token.type === 'inline' || token.type === 'fence' || token.type === 'code_block') {
      open?.texts.push(token.type === 'inline' ? plainText(token) : token.content);
      open?.sources.push(token.content);
    }
  }
  close();
  return clauses;
};
