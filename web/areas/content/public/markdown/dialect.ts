/**
 * What the page of a text makes of it. Pages of content show notes and links to entries, too. Agreements and
 * announcements show plain Markdown, and are not published with something that would not be shown.
 */
export type Dialect = 'content' | 'plain';
