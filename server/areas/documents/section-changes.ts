import type { SectionChange } from '#contract/documents/calls.ts';
import { type Section, sectionsOf } from '#server/kit/markdown/sections-of.ts';

const byAnchor = (sections: readonly Section[]) => new Map(sections.map((section) => [section.anchor, section]));

const WORDS_MAXIMUM = 60;

/** Returns the beginning of the first line of a text that is new. */
const newWords = (before: string, after: string): string | undefined => {
  const known = new Set(before.split('\n'));
  const line = after.split('\n').find((one) => !known.has(one));
  if (line === undefined) return undefined;
  const characters = [...line];
  return characters.length > WORDS_MAXIMUM ? `${characters.slice(0, WORDS_MAXIMUM).join('')}…` : line;
};

/** Returns which sections differ between two texts of a document: those of the new one in their order, then those gone. */
export const changedSections = (before: string, after: string): SectionChange[] => {
  const [old, now] = [byAnchor(sectionsOf(before)), byAnchor(sectionsOf(after))];
  const found: SectionChange[] = [];
  for (const [anchor, { title, text }] of now) {
    const known = old.get(anchor);
    if (!known) found.push({ title, anchor, change: 'added' });
    else if (known.text !== text) {
      const words = newWords(known.text, text);
      found.push({ title, anchor, change: 'changed', ...(words !== undefined && { words }) });
    }
  }
  for (const [anchor, { title }] of old) if (!now.has(anchor)) found.push({ title, anchor: null, change: 'removed' });
  return found;
};
