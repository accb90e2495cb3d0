/** Names that a text in Markdown may use instead of writing a figure, a message or a default itself. */
export const directiveNames = ['limit', 'code', 'setting', 'address'] as const;
export type DirectiveName = (typeof directiveNames)[number];

/** `{{limit trial.bytes}}`: a name and maybe words. */
const directive = /\{\{([a-z]+)((?: [\w.-]{1,60}){0,3})\}\}/g;

export interface Directive {
  /** What is written between the braces. */
  text: string;
  name: string;
  words: string[];
  from: number;
  to: number;
}

/** Returns the directives of a text in their order, including those in code and unknown ones. */
export const directivesOf = (source: string): Directive[] =>
  [...source.matchAll(directive)].map(({ 0: whole, 1: name = '', 2: rest = '', index }) => ({
    text: whole.slice(2, -2),
    name,
    words: rest.split(' ').filter((word) => word !== ''),
    from: index,
    to: index + whole.length,
  }));

/**
 * Whether a text is meant as a directive, even if it is unknown. Any other single word in braces may belong to a
 * template that a document shows.
 */
export const isMeant = ({ name, words }: Directive): boolean =>
  words.length > 0 || directiveNames.some((known) => known === name);

/** Returns a text with values in place of its directives; those without a value stay as they are written. */
export const replaceDirectives = (source: string, valueOf: (text: string) => string | undefined): string =>
  source.replace(directive, (whole) => valueOf(whole.slice(2, -2)) ?? whole);
