/** A piece of a text; `href` is set if it is an address of the web. */
export interface TextPart {
  text: string;
  href?: string;
}

/**
 * Addresses as they are written in Chinese text: they end where their characters do, since no blank separates them from
 * the words around.
 */
const address = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?'*]+$/;

const withoutTrailing = (found: string): string => {
  const cut = found.replace(trailing, '');
  // A bracket belongs to the address only if the address opens it.
  const last = cut.slice(-1);
  const opening = last === ')' ? '(' : last === ']' ? '[' : undefined;
  if (opening === undefined || cut.split(opening).length >= cut.split(last).length) return cut;
  return withoutTrailing(cut.slice(0, -1));
};

/** Returns the address that a browser opens, or undefined if it is not an http or https address with a host. */
const hrefOf = (found: string): string | undefined => {
  try {
    const { protocol, hostname, href } = new URL(found);
    return /^https?:$/.test(protocol) && hostname !== '' ? href : undefined;
  } catch {
    return undefined;
  }
};

/** Splits a text at the web addresses in it. The parts together are the text. */
export const linkPartsOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(address)) {
    const found = withoutTrailing(whole);
    const href = hrefOf(found);
    if (href === undefined) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: found, href });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};
