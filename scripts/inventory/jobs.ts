import { distinct } from './json.ts';
import type { InventoryPortal } from './portal.ts';
import { callsIn, keyOf, propertiesOf, type Source, type Sources, type SyntaxNode } from './sources.ts';

/** What starts a job that is repeated, and what names rows that are removed once they are old. */
const REPEAT = 'repeat';
const REMOVAL = 'removalOf';

/** Objects of the same file whose properties another one takes over. */
const spreadInto = (object: SyntaxNode, { constants }: Source): SyntaxNode[] =>
  ((object.properties ?? []) as SyntaxNode[]).flatMap((property) =>
    property.type === 'SpreadElement' ? (constants.get(keyOf(property.argument) ?? '') ?? []) : [],
  );

/**
 * Background jobs. `running` counts the timers that the portal's own code began while an application started; the names
 * come from the sources, by what the log says of a job that fails.
 */
export const jobsSection = ({ intervals }: InventoryPortal, { product, valuesOf }: Sources) => {
  const running: Record<string, number> = {};
  for (const everyMs of intervals) running[`every ${everyMs} ms`] = (running[`every ${everyMs} ms`] ?? 0) + 1;
  const repeated: string[] = [];
  const removals: string[] = [];
  for (const { source, name, object, args } of callsIn(product)) {
    const [first, options] = args;
    if (name === REPEAT && object === '' && options) {
      const properties = new Map([...spreadInto(options, source).flatMap(propertiesOf), ...propertiesOf(options)]);
      const everyMs = valuesOf(properties.get('everyMs'), source);
      const failure = properties.get('failure');
      repeated.push(`every ${everyMs.join(' or ') || '?'} ms: ${valuesOf(failure, source).join(' or ') || '?'}`);
    }
    if (name === REMOVAL && first)
      removals.push(args.map((argument) => valuesOf(argument, source).join(' or ')).join(' | '));
  }
  return { running, repeated: distinct(repeated), removals: distinct(removals) };
};
