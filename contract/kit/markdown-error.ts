/**
 * The parts of a rendered Markdown text that are not shown: raw HTML, links other than http, https, mailto, tel and
 * paths of the portal, pictures from other sites.
 */
export const markdownErrorKinds = ['markup', 'link', 'picture'] as const;
export type MarkdownErrorKind = (typeof markdownErrorKinds)[number];
