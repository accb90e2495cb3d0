/**
 * The parts of the supplied drafts that the operator has to complete: placeholders for names, and a note at the top.
 */
const PLACE = /【[^【】\n]{1,40}】/g;
const NOTE = /^>\s*\*\*致运营方\*\*/m;

/**
 * Returns the open points of an agreement's Markdown: its distinct placeholders, and whether the note is still there.
 */
export const openPointsOf = (content: string): { places: string[]; hasNote: boolean } => ({
  places: [...new Set(content.match(PLACE) ?? [])],
  hasNote: NOTE.test(content),
});
