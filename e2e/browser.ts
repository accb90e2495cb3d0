import { existsSync, statfsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { chineseFonts } from '../scripts/fonts/chinese-fonts.ts';
import { type BrowserProgram, packedChromium } from './packed-chromium.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const ARGUMENTS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
];

/** The memory that the processes of a browser share lies here if there is room, which containers often lack. */
const SHARED_MEMORY = '/dev/shm';
const SHARED_BYTES_AT_LEAST = 2 ** 30;

/** Returns Playwright's own arguments that do not fit this machine. With this one, files on disk are shared instead. */
function unfitArguments(): string[] {
  if (!existsSync(SHARED_MEMORY)) return [];
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < SHARED_BYTES_AT_LEAST ? [] : ['--disable-dev-shm-usage'];
}

async function findBrowser(): Promise<BrowserProgram> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH: ${chosen} 不存在 / does not exist`);
    return { executablePath: chosen, env: {} };
  }
  // The packaged one has a fixed version, so that a run does not depend on the system.
  if (process.platform === 'linux' && process.arch === 'x64') return packedChromium();
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM, env: {} };
  throw new Error('没有浏览器，请用 CHROME_PATH 指明一个 Chromium / no browser: name a Chromium in CHROME_PATH');
}

/** Returns the options for Playwright to launch an installed Chromium that shows Chinese. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser();
  return {
    executablePath,
    args: ARGUMENTS,
    ignoreDefaultArgs: unfitArguments(),
    // Containers and root have no sandbox, and the pages are our own.
    chromiumSandbox: false,
    // Without a UTF-8 locale Chromium cannot give a file a Chinese name.
    env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8', ...(await chineseFonts()), ...env },
  };
}

/** Launches the same Chromium outside of a Playwright test. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserLaunchOptions());
}
