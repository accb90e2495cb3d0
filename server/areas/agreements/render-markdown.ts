import MarkdownIt from 'markdown-it';

const allowedLink = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i;

const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
});
markdown.validateLink = (url) => allowedLink.test(url.trim());

export interface RenderedMarkdown {
  html: string;
  /** The headings of the second level, which a page lists beside the text. */
  headings: { id: string; title: string }[];
}

/** Markdown as HTML in which nothing runs: raw HTML stays text, links lead to http, https, mailto, tel and paths of ours. */
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
