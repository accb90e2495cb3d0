/** The note at the top of a supplied draft, with the empty line after it. */
const NOTE = /^>\s*\*\*致运营方\*\*.*(?:\n>.*)*\n*/m;
/** A list item, and a clause, whose value is a placeholder for facts of the operating company. */
const ITEM = /^- [^：\n]*：【平台运营方[^】]*】.*\n?/gm;
const CLAUSE = /[，；][^，；。：【\n]*为【平台运营方[^】]*】/g;
const PLACE = /【平台运营方[^】]*】/g;

/**
 * Returns the Markdown of an agreement as its readers see it. What the operating company has not filled in yet is left
 * out or named in general words; `openPointsOf` names it to operators.
 */
export const readerText = (content: string): string =>
  content.replace(NOTE, '').replace(ITEM, '').replace(CLAUSE, '').replace(PLACE, '平台运营方');
