import type { MarkdownErrorKind } from '#contract/kit/markdown-error.ts';
import MarkdownIt, { type Token } from 'markdown-it';
import { allowedLink, allowedPicture } from '#contract/kit/markdown/addresses.ts';

const options = { linkify: false, typographer: false };

const markdown = new MarkdownIt({ ...options, html: false });
markdown.validateLink = (url) => allowedLink.test(url.trim());
markdown.renderer.rules.image = (tokens, at, settings, _env, renderer) => {
  const image = tokens[at] as Token;
  const alt = renderer.renderInlineAsText(image.children ?? [], settings, {});
  if (!allowedPicture.test(String(image.attrGet('src')))) return markdown.utils.escapeHtml(alt);
  image.attrSet('alt', alt);
  return renderer.renderToken(tokens, at, settings);
};

/** Accepts everything, so that what `markdown` leaves out can be named. */
const permissive = new MarkdownIt({ ...options, html: true });
permissive.validateLink = () => true;

export interface RenderedMarkdown {
  html: string;
  /** Second-level headings, which a page lists next to the text. */
  headings: { id: string; title: string }[];
}

/**
 * Renders Markdown to HTML without anything that can run: raw HTML becomes text, links are http, https, mailto, tel or
 * paths of the portal, pictures come from the portal.
 */
export const renderMarkdown = (source: string): RenderedMarkdown => {
  const tokens = markdown.parse(source, {});
  const headings: RenderedMarkdown['headings'] = [];
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return;
    const id = `section-${headings.length + 1}`;
    token.attrSet('id', id);
    headings.push({ id, title: tokens[at + 1]?.content ?? '' });
  });
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
  };
};

/** Like `renderMarkdown`, for one of several texts on a page: without heading ids. */
export const renderMarkdownPart = (source: string): string => markdown.render(source);

/** Returns the blocks of a text with their inline parts, as tokens of markdown-it. */
export const parseMarkdown = (source: string): Token[] => markdown.parse(source, {});

/** Returns what `renderMarkdown` would leave out of a text, or undefined if it shows everything. */
export const markdownError = (source: string): MarkdownErrorKind | undefined => {
  for (const token of permissive.parse(source, {}).flatMap((block) => [block, ...(block.children ?? [])])) {
    if (token.type === 'html_block' || token.type === 'html_inline') return 'markup';
    if (token.type === 'link_open' && !allowedLink.test(String(token.attrGet('href')))) return 'link';
    if (token.type === 'image' && !allowedPicture.test(String(token.attrGet('src')))) return 'picture';
  }
  return undefined;
};

const sentences: Record<MarkdownErrorKind, string> = {
  markup: 'holds markup',
  link: 'holds a link that leads neither to http, https, mailto, tel nor to a path of ours',
  picture: 'holds a picture that is not ours',
};

/** Like `markdownError`, as a sentence for authors of content files. */
export const markdownErrorText = (source: string): string | undefined => {
  const problem = markdownError(source);
  return problem && sentences[problem];
};
