import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './e2e/browser.ts';

const RECOGNITION = [
  '**/trial.spec.ts',
  '**/models.spec.ts',
  '**/first-call.spec.ts',
  '**/requests.spec.ts',
  '**/batch.spec.ts',
  '**/recognising-films.spec.ts',
];

/** They have a portal of their own and take longest. At the end, the other workers would wait for them. */
const LONGEST = ['**/content.spec.ts', '**/console-messages.spec.ts'];

const launchOptions = await browserLaunchOptions();

/** Pages of tests end before code that the browser compiles a second time pays off. */
const SHORT_LIVED_PAGES = [
  '--js-flags=--no-maglev --no-turbofan --single-threaded',
  '--disable-blink-features=ScriptStreaming',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // A worker, its browser and its portal keep less than one processor busy: pages wait for pauses and for the clock.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // Four times what the longest test takes on a slow machine that does nothing else.
  timeout: 240_000,
  // A busy machine has kept the answer of a call for more than 10 s.
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    // One at a time, since an engine keeps one processor busy. They come first: at the end, the other workers would wait.
    { name: 'recognition', testMatch: RECOGNITION, workers: 1, timeout: 360_000 },
    { name: 'longest', testMatch: LONGEST },
    { name: 'pages', testMatch: '**/*.spec.ts', testIgnore: [...RECOGNITION, ...LONGEST] },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), ...SHORT_LIVED_PAGES] },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing is looked at half-way through a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping one costs every test a sixth of its time; `--trace=retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
