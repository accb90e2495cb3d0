import type { ValidationError } from '#contract/kit/content/validation-errors.ts';
import { directivesOf, isMeant } from '#contract/kit/markdown/directives.ts';
import { placesOf } from '#contract/kit/markdown/scan.ts';
import type { ReferringValue } from './referring-values.ts';

/**
 * Returns the directives of all texts that keep them from being published. `unknown` has those that the server does not
 * have.
 */
export const unknownFactsIn = (values: readonly ReferringValue[], unknown: readonly string[]): ValidationError[] =>
  values
    .filter(({ type }) => type === 'markdown')
    .flatMap(({ path, value }) =>
      placesOf(
        value,
        directivesOf(value).filter((directive) => isMeant(directive) && unknown.includes(directive.text)),
      ).map(({ line, text }): ValidationError => ({ path, problem: 'unknownFact', line, reason: text })),
    );
