import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const recognitionTests = '**/*.engine.test.ts';
const slowTests = '**/*.slow.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'server/database/test-setup.ts',
    pool: 'forks',
    hookTimeout: 60_000,
    provide: { thorough: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,engines,server,content,web,scripts,bench,e2e}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, recognitionTests, slowTests],
          maxWorkers: availableParallelism(),
          testTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
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
