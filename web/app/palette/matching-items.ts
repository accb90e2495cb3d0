import type { PaletteGroup, PaletteItem } from '#web/kit/palette/palette-source.ts';

/** Returns the items whose titles contain the keyword, as a group. */
export const matchingItems = (title: string, items: readonly PaletteItem[], keyword: string): PaletteGroup => {
  const wanted = keyword.toLowerCase();
  return { title, items: items.filter((item) => item.title.toLowerCase().includes(wanted)) };
};
