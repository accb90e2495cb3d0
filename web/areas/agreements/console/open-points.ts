/** What the drafts that come with the portal leave to the operator: places for names, and a note on top. */
const PLACE = /【[^【】\n]{1,40}】/g;
const NOTE = /^>\s*\*\*致运营方\*\*/m;

/** What of an agreement's Markdown is still the draft's: its places for names, each once, and whether the note stands. */
export const openPointsOf = (content: string): { places: string[]; hasNote: boolean } => ({
  places: [...new Set(content.match(PLACE) ?? [])],
  hasNote: NOTE.test(content),
});
