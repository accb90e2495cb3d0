import type { Work } from './serve-jobs.ts';

/** Lines of print, and the fields of documents. */
export const createTextWork = (): Work => ({
  async warmUp() {},
  async run(task) {
    throw new Error(`no engine for ${JSON.stringify(task)}`);
  },
});
