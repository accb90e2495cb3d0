/**
 * What a rendered markdown text does not show: raw HTML, links other than http, https, mailto, tel and our paths,
 * pictures from other sites.
 */
export const markdownErrorKinds = ['markup', 'link', 'picture'] as const;
export type MarkdownErrorKind = (typeof markdownErrorKinds)[number];
