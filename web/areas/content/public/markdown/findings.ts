import { readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { directivesOf, isMeant } from '#contract/kit/markdown/directives.ts';
import { type FindingName, findingsOf, isError, placesOf, scanMarkdown } from '#contract/kit/markdown/scan.ts';
import type { Dialect } from './dialect.ts';

export interface NamedFinding {
  finding: FindingName | 'deadEntry' | 'noPicture' | 'plainLink' | 'unknownFact';
  from: number;
  to: number;
  line: number;
  /** It keeps the text from being published. */
  isError: boolean;
}

/** References of a text that only the server can check. */
export interface Targets {
  entryIds: string[];
  pictures: string[];
  /** The text between the braces of directives. */
  directives: string[];
}

const TARGETS_MAXIMUM = 500;
const some = (values: Iterable<string>) => [...new Set(values)].slice(0, TARGETS_MAXIMUM).sort();

/** Whether the text refers to anything that the server has to check. */
export const hasTargets = (targets: Targets): boolean => Object.values(targets).some(({ length }) => length > 0);

/** Returns the entries, pictures and directives that a text refers to, each once and at most 500. */
export const targetsOf = (text: string, dialect: Dialect = 'content'): Targets => {
  const { links } = scanMarkdown(text);
  return {
    entryIds: dialect === 'plain' ? [] : some(links.flatMap(({ address }) => readEntryLink(address)?.entryId ?? [])),
    pictures: some(
      links.filter(({ type, address }) => type === 'picture' && address.startsWith('/')).map(({ address }) => address),
    ),
    directives: some(directivesOf(text).map((directive) => directive.text)),
  };
};

/** Returns what keeps a plain text from being published: its renderer would leave it out. */
const plainErrors = (text: string): NamedFinding[] => {
  const entryLinks = scanMarkdown(text).links.filter(({ address }) => readEntryLink(address));
  return [
    ...findingsOf(text).flatMap(({ finding, from, to, line }): NamedFinding[] => {
      // Lists are shown however deep they are.
      if (finding === 'deep') return [];
      const named = finding === 'unsafeLink' ? 'plainLink' : finding;
      return [{ finding: named, from, to, line, isError: finding !== 'noAlt' }];
    }),
    ...placesOf(
      text,
      entryLinks.map(({ from, to }) => ({ finding: 'plainLink' as const, from, to, isError: true })),
    ),
  ];
};

/** Returns everything that is wrong with a text, in its order. `missing` is what the server does not find. */
export const allFindings = (text: string, missing: Targets, dialect: Dialect = 'content'): NamedFinding[] => {
  const [entries, pictures] = [new Set(missing.entryIds), new Set(missing.pictures)];
  const unknown = new Set(missing.directives);
  const gone: Omit<NamedFinding, 'line'>[] = [];
  for (const { type, address, from, to } of scanMarkdown(text).links) {
    const entry = readEntryLink(address);
    if (dialect === 'content' && entry && entries.has(entry.entryId))
      gone.push({ finding: 'deadEntry', from, to, isError: false });
    else if (type === 'picture' && pictures.has(address)) gone.push({ finding: 'noPicture', from, to, isError: false });
  }
  for (const directive of unknown.size > 0 ? directivesOf(text) : []) {
    const { text: written, from, to } = directive;
    const keeps = dialect === 'content' && isMeant(directive);
    if (unknown.has(written)) gone.push({ finding: 'unknownFact', from, to, isError: keeps });
  }
  return [
    ...(dialect === 'plain'
      ? plainErrors(text)
      : findingsOf(text).map((finding) => ({ ...finding, isError: isError(finding) }))),
    ...placesOf(text, gone),
  ].sort((one, other) => one.from - other.from);
};
