import { basename } from 'node:path';
import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { EngineFault, type Engines } from '#engines/engine.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { PackageStore } from './package-store.ts';

/**
 * Wraps engines so that a package without a result is noted with the package, for its operators, and a user reads that
 * it was the model of the ability that took too long.
 */
export const watchedEngines = (
  engines: Engines,
  store: Pick<PackageStore, 'noteFault'>,
  log: Pick<Log, 'warn'>,
): Engines => ({
  ...engines,
  async recognise(job) {
    try {
      return await engines.recognise(job);
    } catch (error) {
      if (typeof job.task === 'string' || !('package' in job.task) || !(error instanceof EngineFault)) throw error;
      const { kind } = error;
      const isLate = kind === 'late' || kind === 'hung';
      if (!isLate && kind !== 'failed') throw error;
      // The folder of an unpacked package has the name of its hash.
      await store
        .noteFault(basename(job.task.package), isLate ? 'late' : 'failed')
        .catch((err: unknown) => log.warn({ err }, 'a fault of a model package is not noted'));
      throw isLate ? businessError('ability', MODEL_LATE) : error;
    }
  },
});
