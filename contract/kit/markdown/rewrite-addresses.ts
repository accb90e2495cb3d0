import { placesOf, type ScannedLink, scanMarkdown } from './scan.ts';

/** A link or picture of a text, with the line on which it begins, from 1. */
export interface WrittenLink extends ScannedLink {
  line: number;
}

/** Returns where the address of a link begins, or -1 if it is written with escapes. */
const placeOf = (source: string, { type, address, text, from, to }: ScannedLink): number => {
  // After the brackets; an address in angle brackets has nothing before it.
  const label = type === 'picture' ? from + '![]'.length + text.length : from + '[]'.length + text.length;
  const isAutolink = source[from] === '<';
  const at = source.indexOf(address, isAutolink ? from + 1 : label);
  return at === -1 || at + address.length > to ? -1 : at;
};

/**
 * Replaces addresses of links and pictures, and nothing else of the text: what `rewrite` leaves undefined and what is
 * written with escapes stays as it is. Of a link whose new address is null, only its words remain.
 */
export const rewriteAddresses = (source: string, rewrite: (link: WrittenLink) => string | null | undefined): string => {
  const changes: { at: number; length: number; text: string }[] = [];
  for (const link of placesOf(source, [...scanMarkdown(source).links])) {
    if (link.address === '') continue;
    const address = rewrite(link);
    if (address === undefined || address === link.address) continue;
    const at = placeOf(source, link);
    if (at === -1) continue;
    if (address !== null) changes.push({ at, length: link.address.length, text: address });
    else if (link.type === 'link') changes.push({ at: link.from, length: link.to - link.from, text: link.text });
  }
  let written = '';
  let from = 0;
  for (const { at, length, text } of changes.sort((one, other) => one.at - other.at)) {
    if (at < from) continue;
    written += source.slice(from, at) + text;
    from = at + length;
  }
  return written + source.slice(from);
};
