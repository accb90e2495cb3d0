/** What of a text for markdown is not shown: raw HTML, links past http, https, mailto, tel and our paths, pictures of others. */
export const markdownProblems = ['markup', 'link', 'picture'] as const;
export type MarkdownProblem = (typeof markdownProblems)[number];
