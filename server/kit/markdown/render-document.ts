import type { RendererRule, Token } from 'markdown-it';
import { readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { codeNameOf, documentTools } from '#contract/kit/markdown/code-names.ts';
import { type NoteKind, noteTitles } from '#contract/kit/markdown/notes.ts';
import { renderFormula } from './code/formula.ts';
import { type CodeLine, highlightCode } from './code/highlight.ts';
import { documentMarkdown, type Heading, isShownPicture, readDocument } from './document-tokens.ts';

export interface DocumentOptions {
  /** Returns the address of an entry; undefined if visitors cannot see it. Its links are then plain text. */
  addressOf?: ((entryId: string) => string | undefined) | undefined;
  /** Returns the size of a picture in pixels, if it is known, so that the page keeps its place. */
  sizeOf?: ((address: string) => { width: number; height: number } | undefined) | undefined;
  /** Adds what the page of a document offers: links to headings, copying, pictures that can be enlarged. */
  withTools?: boolean;
}

interface RenderOptions extends DocumentOptions {
  /** The coloured blocks of code, by their place in the tokens. */
  lines?: ReadonlyMap<Token, CodeLine[]>;
}

export interface RenderedDocument {
  html: string;
  outline: Heading[];
}

const { rules } = documentMarkdown.renderer;
const { escapeHtml } = documentMarkdown.utils;
/** The options of the call that renders. */
const optionsOf = (env: unknown) => (env as { options: RenderOptions }).options;

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

/** Returns the language of a block; words after it are not shown. */
const languageOf = ({ info }: Token): string | undefined => /^[\w+#.-]{1,30}/.exec(info.trim())?.[0];

const coloured = (lines: readonly CodeLine[]): string =>
  `${lines
    .map((runs) =>
      runs
        .map(({ text, role }) =>
          role === undefined ? escapeHtml(text) : `<span class="md-${role}">${escapeHtml(text)}</span>`,
        )
        .join(''),
    )
    .join('\n')}\n`;

const codeBlock = (block: Token, env: unknown, language?: string): string => {
  const { withTools, lines } = optionsOf(env);
  const known = lines?.get(block);
  const attribute = language === undefined ? '' : ` class="language-${escapeHtml(language)}"`;
  const code = `<pre class="md-code" tabindex="0"><code${attribute}>${known ? coloured(known) : escapeHtml(block.content)}</code></pre>`;
  if (!withTools) return `${code}\n`;
  const name = language === undefined ? '' : codeNameOf(language);
  const { copyCode } = documentTools;
  return `<div class="md-block"><div class="md-bar"><span>${escapeHtml(name)}</span><button type="button" data-copy="code">${copyCode}</button></div>${code}</div>\n`;
};

rules.fence = (tokens, at, _settings, env) => {
  const block = tokens[at] as Token;
  const language = languageOf(block);
  return (language === 'math' ? formulaBlock(block) : undefined) ?? codeBlock(block, env, language);
};
rules.code_block = (tokens, at, _settings, env) => codeBlock(tokens[at] as Token, env);
const formulaBlock = (block: Token): string | undefined => {
  const formula = block.content.trim() === '' ? undefined : renderFormula(block.content, true);
  return formula === undefined ? undefined : `<div class="md-formula" tabindex="0">${formula}</div>\n`;
};
rules.formula_block = (tokens, at, _settings, env) => {
  const block = tokens[at] as Token;
  return formulaBlock(block) ?? codeBlock(block, env);
};
rules.formula = (tokens, at) => {
  const { content, block } = tokens[at] as Token;
  return renderFormula(content, block) ?? `<code>${escapeHtml(content)}</code>`;
};

/** Adds a link to a heading of the text, and a button that copies its section. */
rules.heading_close = (tokens, at, settings, env, renderer) => {
  const close = renderer.renderToken(tokens, at, settings);
  const open = tokens[at - 2];
  if (!optionsOf(env).withTools || open?.type !== 'heading_open' || open.level !== 0) return close;
  const id = escapeHtml(String(open.attrGet('id')));
  const { place, copySection } = documentTools;
  return `<a class="md-anchor" href="#${id}" aria-label="${place}" data-copy="place"></a><button type="button" class="md-section" data-copy="section" data-place="${id}">${copySection}</button>${close}`;
};

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
  const picture = renderer.renderToken(tokens, at, settings);
  // A link cannot contain another one.
  const isLinked = tokens.slice(0, at).reduce((depth, { type }) => depth + linkDepth(type), 0) > 0;
  if (!optionsOf(env).withTools || isLinked) return picture;
  const address = escapeHtml(String(image.attrGet('src')));
  return `<a class="md-picture" href="${address}" target="_blank" aria-label="${documentTools.enlarge}${alt === '' ? '' : `：${escapeHtml(alt)}`}">${picture}</a>`;
};
const linkDepth = (type: string) => (type === 'link_open' ? 1 : type === 'link_close' ? -1 : 0);

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
 * Renders the Markdown of a document to HTML without anything that can run. Raw HTML becomes text; links lead to http,
 * https, mailto, tel, entries and paths of the portal; pictures come from the portal.
 */
export const renderDocument = (source: string, options: DocumentOptions = {}): RenderedDocument => {
  const { tokens, outline } = readDocument(source);
  return { html: documentMarkdown.renderer.render(tokens, documentMarkdown.options, { options }), outline };
};

/** Renders a document as its page shows it: with coloured code and tools. */
export const renderDocumentPage = async (source: string, given: DocumentOptions = {}): Promise<RenderedDocument> => {
  const { tokens, outline } = readDocument(source);
  const lines = new Map<Token, CodeLine[]>();
  for (const token of tokens) {
    const language = token.type === 'fence' ? languageOf(token) : undefined;
    const known = language === undefined ? undefined : await highlightCode(token.content, language);
    if (known) lines.set(token, known);
  }
  const options: RenderOptions = { ...given, withTools: true, lines };
  return { html: documentMarkdown.renderer.render(tokens, documentMarkdown.options, { options }), outline };
};
