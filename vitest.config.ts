import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{contract,engines,server,content,web,scripts,bench,e2e}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/database/test-setup.ts',
    pool: 'forks',
    maxWorkers: 3,
    // Engines read pictures in some; a busy machine takes its time over it.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
