import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './e2e/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: await browserLaunchOptions(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Nothing is looked at half-way through a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping one costs every test a sixth of its time; `--trace=retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
