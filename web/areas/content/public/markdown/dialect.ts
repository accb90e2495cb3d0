/**
 * How the page of a text renders it. Pages of content show notes and links to entries, too. Agreements and
 * announcements show plain Markdown, and cannot be published with parts that would not be shown.
 */
export type Dialect = 'content' | 'plain';
