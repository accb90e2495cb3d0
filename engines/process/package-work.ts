import type { Work } from './serve-jobs.ts';

/** Operators’ model packages. */
export const createPackageWork = (): Work => ({
  async warmUp() {},
  async run(task) {
    throw new Error(`no engine for ${JSON.stringify(task)}`);
  },
});
