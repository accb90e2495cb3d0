/** The parts of the supplied drafts that the operator completes: placeholders for names, and a note at the top. */
const PLACE = /【[^【】\n]{1,40}】/g;
const NOTE = /^>\s*\*\*致运营方\*\*/m;

/** Returns the open points of an agreement's Markdown: its distinct placeholders, and whether it has the note. */
export const openPointsOf = (content: string): { places: string[]; hasNote: boolean } => ({
  places: [...new Set(content.match(PLACE) ?? [])],
  hasNote: NOTE.test(content),
});
