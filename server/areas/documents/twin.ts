import { documentPath, twinPath } from '#contract/documents/document-path.ts';
import { readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { rewriteAddresses } from '#contract/kit/markdown/rewrite-addresses.ts';
import { readDocument } from '#server/kit/markdown/document-tokens.ts';
import { withApiExamples } from './api-example.ts';
import { expandDirectives } from './public/facts.ts';

const DOCUMENT = new RegExp(`^${documentPath('([a-z0-9-]+)')}$`);

interface Twin {
  slug: string;
  title: string;
  summary: string;
  content: string;
}

interface TwinOptions {
  /** The origin of the portal. */
  address: string;
  addressOf(entryId: string): string | undefined;
}

/** Returns the text of a document as its twin has it. */
export const bodyOf = (
  { slug: own, content }: Pick<Twin, 'slug' | 'content'>,
  { address, addressOf }: TwinOptions,
): string => {
  const absolute = (path: string) => {
    const [, slug] = DOCUMENT.exec(path) ?? [];
    return address + (slug === undefined ? path : twinPath(slug));
  };
  return rewriteAddresses(
    withApiExamples(own, expandDirectives(content, { address }), { address }),
    ({ address: written }) => {
      const entry = readEntryLink(written);
      if (!entry) return /^\/(?!\/)/.test(written) ? absolute(written) : undefined;
      const path = addressOf(entry.entryId);
      return path === undefined ? null : absolute(path) + entry.place;
    },
  ).trim();
};

/**
 * Returns a document as Markdown for readers without a page: with the values of its directives, and with addresses that
 * work elsewhere. Other documents are linked as Markdown, too. Of a link to a hidden page, only the words remain.
 */
export const twinOf = (document: Twin, options: TwinOptions): string =>
  [`# ${document.title}`, document.summary, bodyOf(document, options)]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

/** Returns the section of a Markdown text that begins with a heading, with those below it; undefined if there is none. */
export const sectionOf = (text: string, anchor: string): string | undefined => {
  const headings = readDocument(text)
    .tokens.filter(({ type, level }) => type === 'heading_open' && level === 0)
    .map((token) => ({ id: token.attrGet('id'), level: Number(token.tag.slice(1)), line: token.map?.[0] ?? 0 }));
  const at = headings.findIndex(({ id }) => id === anchor);
  const own = headings[at];
  if (!own) return undefined;
  const next = headings.slice(at + 1).find(({ level }) => level <= own.level);
  return `${text.split('\n').slice(own.line, next?.line).join('\n').trim()}\n`;
};
