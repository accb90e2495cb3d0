import { accuracy, type Accuracy } from '#contract/trial/panel.ts';
import * as z from 'zod/mini';
import { OCR_ENGINE_VERSION } from '../version.ts';
import { sourcesHash } from './sources-hash.ts';

const seed = z.int().check(z.minimum(0));

/** The measurement of one ability, and the state of the readers at that time. */
const measured = z.extend(accuracy, {
  /** The first and the last seed of its documents; the next measurement takes later ones. */
  seeds: z.object({ from: seed, to: seed }),
  /** Folders from the project's own. */
  sources: z.array(z.string()),
  sourcesHash: z.string(),
});
export type Measured = z.output<typeof measured>;

/** The entries of `content/trial/accuracy.json` by ability, without entries of an older shape. */
export const readMeasured = (entries: Readonly<Record<string, unknown>>): Record<string, Measured> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([abilityNo, entry]) => {
      const parsed = z.safeParse(measured, entry);
      return parsed.success ? [[abilityNo, parsed.data]] : [];
    }),
  );

/** Returns whether figures hold for the present engine and readers; hashes each set of folders once. */
export const createStateCheck = (root: string): ((figures: Measured) => boolean) => {
  const hashes = new Map<string, string>();
  const hashOf = (folders: readonly string[]) => {
    const key = folders.join(' ');
    const hash = hashes.get(key) ?? sourcesHash(root, folders);
    hashes.set(key, hash);
    return hash;
  };
  return ({ engineVersion, sources, sourcesHash: hash }) =>
    engineVersion === OCR_ENGINE_VERSION && hash === hashOf(sources);
};

/** The figures that hold for the present engine and readers; those of another state are left out. */
export const currentOf = (root: string, entries: Readonly<Record<string, unknown>>): Record<string, Accuracy> => {
  const isCurrent = createStateCheck(root);
  return Object.fromEntries(
    Object.entries(readMeasured(entries))
      .filter(([, entry]) => isCurrent(entry))
      // Without what pages do not need.
      .map(([abilityNo, entry]) => [abilityNo, z.parse(accuracy, entry)]),
  );
};
