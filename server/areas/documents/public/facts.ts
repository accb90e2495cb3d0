import { directivesOf, isMeant, replaceDirectives } from '#contract/kit/markdown/directives.ts';
import { isKnownCode, messageOf, type Service, services } from '#contract/kit/errors/vocabulary.ts';
import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import { placesOf } from '#contract/kit/markdown/scan.ts';
import type { Config } from '#server/kit/config.ts';
import { settingDefault } from '#server/kit/config.ts';
import { limitOf } from '#server/kit/facts/registry.ts';

/** Replaces the message of a code that has none. */
const NO_MESSAGE = '（没有提示文字）';
/** Replaces the default of a setting that has none. */
const NOT_SET = '未设置';

const isService = (word: string): word is Service => (services as readonly string[]).includes(word);

const messageFor = ([first = '', second]: readonly string[]): string | undefined => {
  const code = second ?? first;
  // Without a service, the code is one of the open abilities, or else of the service that has it.
  const asked = second === undefined ? (['ability', 'user'] as const) : isService(first) ? [first] : [];
  const service = asked.find((candidate) => isKnownCode(candidate, code));
  return service === undefined ? undefined : messageOf(service, code) || NO_MESSAGE;
};

/**
 * Returns the value of what is written between the braces of a directive: a limit, a message or a default, which the
 * code enforces. Undefined for an unknown directive, and for `address`, which differs for each portal.
 */
export const factOf = (text: string): string | undefined => {
  const [name, ...words] = text.split(' ');
  const [word = ''] = words;
  switch (name) {
    case 'limit':
      return words.length === 1 ? limitOf(word) : undefined;
    case 'code':
      return words.length <= 2 ? messageFor(words) : undefined;
    case 'setting': {
      const value = words.length === 1 ? settingDefault(word) : undefined;
      return value === null ? NOT_SET : value;
    }
    default:
      return undefined;
  }
};

/** Returns the values of the directives of a text, apart from addresses. */
export const factsOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    directivesOf(source).flatMap(({ text }) => {
      const value = factOf(text);
      return value === undefined ? [] : [[text, value] as const];
    }),
  );

/** Returns the texts of unknown directives. */
export const unknownDirectives = (texts: readonly string[]): string[] =>
  texts.filter((text) => text !== 'address' && factOf(text) === undefined);

/** Returns the directives of a text that have no value, each with its line: readers would see the braces. */
export const unknownFacts = (source: string, path: string): ValidationError[] =>
  placesOf(
    source,
    directivesOf(source).filter(
      (directive) => isMeant(directive) && directive.text !== 'address' && factOf(directive.text) === undefined,
    ),
  ).map(({ text, line }) => ({ path, problem: 'unknownFact', line, reason: text }));

/** Returns a text with the values of its directives, as readers see it: on pages, in twins and in searches. */
export const expandDirectives = (source: string, { address }: { address: string }): string =>
  source.includes('{{') ? replaceDirectives(source, (text) => (text === 'address' ? address : factOf(text))) : source;

/**
 * Returns the origin of this portal as documents show it when there is no request to take it from: the public one, or
 * the one at which it listens, as the portal prints it at its start.
 */
export const portalAddress = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string => {
  if (publicUrl !== undefined) return publicUrl;
  const isLocal = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
};
