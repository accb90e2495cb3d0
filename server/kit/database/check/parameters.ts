import { named } from './compare.ts';
import { kindOf, type Parameter } from './describe.ts';
import { type Kind, merged, type Shape } from './row-type.ts';

/** Returns the type of a value that was passed. */
export const shapeOfValue = (value: unknown): Shape => ({
  kinds: new Set([value === null ? 'null' : kindOf(value)]),
  ...(Array.isArray(value) && value.length > 0 && { element: merged(value.map(shapeOfValue)) }),
});

const always = new Set<Kind>(['null', 'undefined', 'unknown']);

/**
 * Returns the types of values that a parameter may get. pg writes a Date with the offset of the process, which shifts a
 * day, and an array as an array of PostgreSQL, which is no JSON. Ids are texts in the contract and int8 in the tables.
 */
const kindsFor = ({ type, category }: Parameter): readonly Kind[] => {
  if (type === 'bytea') return ['Buffer'];
  if (type === 'json' || type === 'jsonb') return ['string', 'number', 'boolean', 'object'];
  if (type === 'int8') return ['number', 'string'];
  if (type === 'timestamptz' || type === 'timestamp') return ['Date', 'string'];
  if (category === 'N') return ['number'];
  return category === 'B' ? ['boolean'] : ['string'];
};

const fitsParameter = (parameter: Parameter, { kinds, element }: Shape): boolean =>
  [...kinds].every((kind) => {
    if (always.has(kind)) return true;
    if (!parameter.element) return kindsFor(parameter).includes(kind);
    return kind === 'array' && (!element || fitsParameter(parameter.element, element));
  });

/** Returns the differences between the parameters of a statement and the values that a call passes. */
export const compareArguments = (
  parameters: readonly Parameter[],
  given: readonly Shape[],
): { findings: string[]; compared: number } => {
  const findings: string[] = [];
  let compared = 0;
  for (const [at, parameter] of parameters.entries()) {
    const shape = given[at];
    if (!shape || shape.kinds.has('unknown')) continue;
    compared += 1;
    if (!fitsParameter(parameter, shape)) findings.push(`$${at + 1} is ${parameter.type}, but gets ${named(shape)}`);
  }
  return { findings, compared };
};
