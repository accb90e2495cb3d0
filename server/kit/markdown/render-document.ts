import type { RendererRule, Token } from 'markdown-it';
import { readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { type NoteKind, noteTitles } from '#contract/kit/markdown/notes.ts';
import { documentMarkdown, type Heading, isShownPicture, readDocument } from './document-tokens.ts';

export interface DocumentOptions {
  /** Returns the address of an entry; undefined if visitors cannot see it. Its links are then plain text. */
  addressOf?: ((entryId: string) => string | undefined) | undefined;
  /** Returns the size of a picture in pixels, if it is known, so that the page keeps its place. */
  sizeOf?: ((address: string) => { width: number; height: number } | undefined) | undefined;
}

export interface RenderedDocument {
  html: string;
  outline: Heading[];
}

const { rules } = documentMarkdown.renderer;
const { escapeHtml } = documentMarkdown.utils;
/** The options of the call that renders. */
const optionsOf = (env: unknown) => (env as { options: DocumentOptions }).options;

const asToken: RendererRule = (tokens, at, settings, _env, renderer) => renderer.renderToken(tokens, at, settings);

// Wide tables and long lines of code scroll by themselves, also with the keyboard.
rules.table_open = () => '<div class="md-table" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';

/** Columns are aligned by classes: the pages allow no style attributes. */
const alignedCell: RendererRule = (tokens, at, ...rest) => {
  const cell = tokens[at] as Token;
  const side = /^text-align:(left|center|right)$/.exec(String(cell.attrGet('style') ?? ''))?.[1];
  if (cell.attrs) cell.attrs = cell.attrs.filter(([name]) => name !== 'style');
  if (side !== undefined) cell.attrSet('class', `md-${side}`);
  return asToken(tokens, at, ...rest);
};
rules.th_open = alignedCell;
rules.td_open = alignedCell;

rules.fence = (tokens, at) => {
  const { info, content } = tokens[at] as Token;
  const language = /^[\w+#.-]{1,30}/.exec(info.trim())?.[0];
  const attribute = language === undefined ? '' : ` class="language-${escapeHtml(language)}"`;
  return `<pre class="md-code" tabindex="0"><code${attribute}>${escapeHtml(content)}</code></pre>\n`;
};
rules.code_block = (tokens, at) =>
  `<pre class="md-code" tabindex="0"><code>${escapeHtml((tokens[at] as Token).content)}</code></pre>\n`;

rules.note_open = (tokens, at) => {
  const kind = (tokens[at] as Token).info as NoteKind;
  return `<div class="md-note md-note-${kind}" role="note">\n<p class="md-note-title">${noteTitles[kind]}</p>\n`;
};
rules.note_close = () => '</div>\n';

rules.image = (tokens, at, settings, env, renderer) => {
  const image = tokens[at] as Token;
  const alt = renderer.renderInlineAsText(image.children ?? [], settings, env);
  if (!isShownPicture(image)) return escapeHtml(alt);
  image.attrSet('alt', alt);
  image.attrSet('loading', 'lazy');
  image.attrSet('decoding', 'async');
  const size = optionsOf(env).sizeOf?.(String(image.attrGet('src')));
  if (size) {
    image.attrSet('width', String(size.width));
    image.attrSet('height', String(size.height));
  }
  return renderer.renderToken(tokens, at, settings);
};

rules.link_open = (tokens, at, ...rest) => {
  const link = tokens[at] as Token;
  const address = String(link.attrGet('href'));
  const entry = readEntryLink(address);
  if (entry) {
    const [, env] = rest;
    const found = optionsOf(env).addressOf?.(entry.entryId);
    if (found === undefined) return '<span class="md-dead">';
    link.attrSet('href', found + entry.place);
  } else if (/^https?:/i.test(address)) {
    link.attrSet('rel', 'noopener noreferrer');
    link.attrSet('target', '_blank');
  }
  return asToken(tokens, at, ...rest);
};
rules.link_close = (tokens, at) => {
  // A link cannot contain another one.
  let open = at - 1;
  while (tokens[open]?.type !== 'link_open') open -= 1;
  const address = String(tokens[open]?.attrGet('href'));
  return readEntryLink(address) ? '</span>' : '</a>';
};

/**
 * Renders the Markdown of a document to HTML that contains nothing that runs. Raw HTML becomes text; links lead to
 * http, https, mailto, tel, entries and paths of ours; pictures are ours.
 */
export const renderDocument = (source: string, options: DocumentOptions = {}): RenderedDocument => {
  const { tokens, outline } = readDocument(source);
  return { html: documentMarkdown.renderer.render(tokens, documentMarkdown.options, { options }), outline };
};
