import { plainTextOf, readDocument } from './document-tokens.ts';

/** A part of a document from one heading to the next. */
export interface Section {
  /** Empty for what comes before the first heading. */
  title: string;
  /** The id of the heading in the rendered document; empty before the first one. */
  anchor: string;
  /** 1 to 6; 0 before the first heading. */
  level: number;
  /** What a reader sees, one line for each paragraph, list item, cell and block of code. */
  text: string;
}

/** Returns the sections of a document with their plain text, for the search. */
export const sectionsOf = (source: string): Section[] => {
  const { tokens, outline } = readDocument(source);
  const headings = outline.values();
  const sections: (Omit<Section, 'text'> & { lines: string[] })[] = [{ title: '', anchor: '', level: 0, lines: [] }];
  let isTitle = false;
  for (const token of tokens) {
    if (token.type === 'heading_open' && token.level === 0) {
      const heading = headings.next().value;
      if (heading) sections.push({ title: heading.title, anchor: heading.id, level: heading.level, lines: [] });
      isTitle = true;
    } else if (token.type === 'heading_close') isTitle = false;
    else if (!isTitle) {
      const line = token.type === 'inline' ? plainTextOf(token) : token.content;
      if (line.trim() !== '') sections.at(-1)?.lines.push(line.trim());
    }
  }
  return sections
    .map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))
    .filter(({ anchor, text }) => anchor !== '' || text !== '');
};
