import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const recognitionTests = '**/*.engine.test.ts';
const slowTests = '**/*.slow.test.ts';
/** Tests that leave nothing behind in their process share one, and load the application once. */
const sharingTests = 'server/areas/{agreements,catalogue,enterprise,messages,work-orders}/**/*.test.ts';
const alongside = { maxWorkers: availableParallelism(), testTimeout: 120_000, sequence: { groupOrder: 0 } };

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'server/kit/database/test-setup.ts',
    pool: 'forks',
    hookTimeout: 60_000,
    provide: { thorough: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,engines,server,content,illustrations,web,scripts,bench,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, recognitionTests, slowTests, sharingTests],
          ...alongside,
        },
      },
      {
        extends: true,
        test: { name: 'calls', include: [sharingTests], isolate: false, ...alongside },
      },
      {
        extends: true,
        test: {
          name: 'recognition',
          include: [recognitionTests],
          // Engines use all processors; they run alone, once the other tests have ended.
          maxWorkers: 1,
          testTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
