import MarkdownIt, { type Token } from 'markdown-it';
import { allowedLink, allowedPicture, readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { NESTING_MAXIMUM } from '#contract/kit/markdown/limits.ts';
import { createHeadingIds } from './heading-ids.ts';
import { formulaRule } from './formula-rule.ts';
import { noteRule } from './note-rule.ts';

/** Reads the Markdown of documents: CommonMark with tables, deletions, notes and links to entries, without HTML. */
export const documentMarkdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  // Each quote is one level, each list two: what the check allows is always shown.
  maxNesting: NESTING_MAXIMUM * 3,
});
documentMarkdown.use(noteRule);
documentMarkdown.use(formulaRule);
documentMarkdown.validateLink = (address) => {
  const trimmed = address.trim();
  return allowedLink.test(trimmed) || readEntryLink(trimmed) !== undefined;
};

/** Returns the text that a reader sees of a run of inline tokens. */
export const plainTextOf = (token: Token): string =>
  (token.children ?? [])
    .map((part) => {
      if (part.type === 'softbreak' || part.type === 'hardbreak') return ' ';
      return part.type === 'image' ? plainTextOf(part) : part.content;
    })
    .join('');

/** A place of the text that a link can lead to. */
export interface Heading {
  id: string;
  title: string;
  /** 1 to 6. */
  level: number;
}

export interface DocumentTokens {
  tokens: Token[];
  /** Every heading outside of quotes and lists, in the order of the text. */
  outline: Heading[];
}

/** Parses a document and gives its headings their ids. */
export const readDocument = (source: string): DocumentTokens => {
  const tokens = documentMarkdown.parse(source, {});
  const outline: Heading[] = [];
  const idOf = createHeadingIds();
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open') return;
    const title = plainTextOf(tokens[at + 1] as Token).trim();
    const id = idOf(title);
    token.attrSet('id', id);
    if (token.level === 0) outline.push({ id, title, level: Number(token.tag.slice(1)) });
  });
  return { tokens, outline };
};

/** Whether a picture is shown; others become their alt text. */
export const isShownPicture = (token: Token): boolean => allowedPicture.test(String(token.attrGet('src')));
