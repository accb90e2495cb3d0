import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const engineTests = '**/*.engine.test.ts';
const slowTests = '**/*.slow.test.ts';
/** They try what a process keeps: its statements, its connections and the database that it runs. */
const databaseTests = 'server/kit/database/**/*.test.ts';
/** Tests that leave nothing behind in their process share one, and load the application and its pages once. */
const sharingTests = ['server/**/*.test.ts', 'e2e/html/*.test.ts'];
/**
 * Tests of pure functions. One of the web area auth expects that no texts are loaded, and four replace modules that
 * others have loaded: they stay alone.
 */
const pureTests = [
  '{bench,contract,engines,illustrations}/**/*.test.ts',
  'e2e/password-primitives.test.ts',
  'scripts/!(prepare).test.ts',
  'scripts/{antd/old-browsers,content/**/*,lean/*,trial-samples/*}.test.ts',
  'web/{app,kit}/**/!(call|download-answer|shown-data).test.ts',
  'web/areas/!(auth)/**/!(send-batch).test.ts',
];
/** For tests that share a process. */
const CLEAN_UP = 'vitest.clean-up.ts';
// Some tests wait for the clock, such as a server that gives up on slow clients: two workers more than processors.
const alongside = { maxWorkers: availableParallelism() + 2, testTimeout: 120_000 };

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'server/kit/database/test-setup.ts',
    pool: 'forks',
    hookTimeout: 60_000,
    // What is waited for comes within milliseconds; a busy machine takes longer.
    expect: { poll: { timeout: 10_000 } },
    provide: { thorough: false },
    projects: [
      {
        extends: true,
        test: {
          // Projects run in the order of their names. These files wait most, and the others fill their pauses.
          name: 'alone',
          include: ['{contract,engines,content,illustrations,web,scripts,bench,e2e}/**/*.test.{ts,tsx}', databaseTests],
          exclude: [...configDefaults.exclude, engineTests, slowTests, 'e2e/html/**', ...pureTests],
          ...alongside,
        },
      },
      {
        extends: true,
        test: {
          name: 'calls',
          include: sharingTests,
          exclude: [...configDefaults.exclude, engineTests, slowTests, databaseTests],
          isolate: false,
          setupFiles: CLEAN_UP,
          // React's development build takes three times as long to render a page.
          env: { NODE_ENV: 'production' },
          ...alongside,
        },
      },
      {
        extends: true,
        test: {
          // Their engines keep processors busy, but the longest file waits most of its time.
          name: 'engines',
          include: [engineTests],
          ...alongside,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: pureTests,
          exclude: [...configDefaults.exclude, engineTests, slowTests],
          isolate: false,
          setupFiles: CLEAN_UP,
          ...alongside,
        },
      },
    ],
  },
});
