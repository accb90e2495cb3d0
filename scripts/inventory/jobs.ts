import { distinct } from './json.ts';
import { lookedFor } from './looked-for.ts';
import type { InventoryPortal } from './portal.ts';
import { type Platform, product as appProduct } from './product.ts';
import { callsIn, propertiesOf, type Sources } from './sources.ts';

/** A part of the platform with any properties and functions. An area may use them while it makes its jobs. */
const anyPart: unknown = new Proxy(() => ({}), { get: (_target, name) => (name === 'toJSON' ? undefined : anyPart) });

/** Returns the interval jobs of all areas. A job keeps the parts of the platform that it is given; nothing runs here. */
export const intervalJobs = () => {
  const platform = new Proxy({}, { get: () => anyPart }) as Platform;
  return appProduct.areas.flatMap((area) => area.jobs?.(platform) ?? []);
};

/**
 * Lists background jobs. `running` counts the timers that the portal's own code started with the application. Queued
 * jobs come from the sources, since their names are stored with what waits.
 */
export const jobsSection = ({ intervals }: InventoryPortal, { product, valuesOf }: Sources) => {
  const running: Record<string, number> = {};
  for (const everyMs of intervals) running[`every ${everyMs} ms`] = (running[`every ${everyMs} ms`] ?? 0) + 1;
  const repeated = [...intervalJobs(), appProduct.removalJob({} as Platform['database'], [], console)].map(
    ({ everyMs, failure }) => `every ${everyMs} ms: ${failure}`,
  );
  const queued: string[] = [];
  const removals: string[] = [];
  for (const { source, name, object, args } of callsIn(product)) {
    const [first] = args;
    if (lookedFor.job.includes(name) && object === '' && first?.type === 'ObjectExpression') {
      const properties = new Map(propertiesOf(first));
      const valueOf = (key: string) => valuesOf(properties.get(key), source).join(' or ');
      queued.push([valueOf('name'), valueOf('cron')].filter((part) => part !== '').join(': '));
    }
    if (lookedFor.removal.includes(name) && first)
      removals.push(args.map((argument) => valuesOf(argument, source).join(' or ')).join(' | '));
  }
  return { running, repeated: distinct(repeated), queued: distinct(queued), removals: distinct(removals) };
};
