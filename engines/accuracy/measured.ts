import type { Accuracy } from '#contract/trial/panel.ts';
import { OCR_ENGINE_VERSION } from '../version.ts';
import { sourcesHash } from './sources-hash.ts';

/** What was measured of one ability, and of which state of the readers. */
export interface Measured extends Accuracy {
  /** Folders from the project's own. */
  sources: string[];
  sourcesHash: string;
}

/** The figures that hold for the engine and the readers as they are; those of another state are left out. */
export const currentOf = (root: string, measured: Readonly<Record<string, Measured>>): Record<string, Accuracy> => {
  const hashes = new Map<string, string>();
  const hashOf = (folders: readonly string[]) => {
    const key = folders.join(' ');
    const hash = hashes.get(key) ?? sourcesHash(root, folders);
    hashes.set(key, hash);
    return hash;
  };
  return Object.fromEntries(
    Object.entries(measured).flatMap(([abilityNo, { sources, sourcesHash: hash, ...accuracy }]) =>
      accuracy.engineVersion === OCR_ENGINE_VERSION && hash === hashOf(sources) ? [[abilityNo, accuracy]] : [],
    ),
  );
};
