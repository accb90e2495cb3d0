import type { Token } from 'markdown-it';
import { readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { isShownPicture, plainTextOf, readDocument } from './document-tokens.ts';

/** Something that a document refers to; the line is the first or a later one of its paragraph, from 1. */
interface Placed {
  line: number;
}
export interface DocumentLinks {
  links: (Placed & { address: string })[];
  pictures: (Placed & { address: string; alt: string })[];
  entries: (Placed & { entryId: string })[];
}

/** Returns the links, the pictures and the entries that the rendered document leads to. */
export const linksOf = (source: string): DocumentLinks => {
  const found: DocumentLinks = { links: [], pictures: [], entries: [] };
  const look = (parts: readonly Token[], first: number): void => {
    let line = first;
    for (const part of parts) {
      if (part.type === 'softbreak' || part.type === 'hardbreak') line += 1;
      else if (part.type === 'link_open') {
        const address = String(part.attrGet('href'));
        const entry = readEntryLink(address);
        if (entry) found.entries.push({ entryId: entry.entryId, line });
        else found.links.push({ address, line });
      } else if (part.type === 'image' && isShownPicture(part))
        found.pictures.push({ address: String(part.attrGet('src')), alt: plainTextOf(part).trim(), line });
    }
  };
  // Cells of a table have no separate lines: the row's counts.
  let row = 0;
  for (const token of readDocument(source).tokens) {
    if (token.map) row = token.map[0];
    if (token.type === 'inline') look(token.children ?? [], (token.map?.[0] ?? row) + 1);
  }
  return found;
};
