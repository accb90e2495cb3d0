import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { slowTests } from './scripts/slow-lane.ts';

/** `npm run test:slow`: the tests with more to do, with all that they have. */
export default defineConfig({
  test: {
    environment: 'node',
    include: slowTests(import.meta.dirname).map((file) => relative(import.meta.dirname, file)),
    globalSetup: 'server/kit/database/test-setup.ts',
    pool: 'forks',
    provide: { thorough: true },
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
