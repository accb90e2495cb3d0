import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, packageFolder } from '../scripts/fonts/installed.ts';
import { cachedFolder } from '../scripts/fonts/cached-folder.ts';

const PACKAGE = '@sparticuz/chromium';

export interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
}

/** Unpacks the Chromium from the dependencies, with the libraries that a bare system lacks. Only for x64 Linux. */
export async function packedChromium(): Promise<BrowserProgram> {
  const folder = await cachedFolder(cacheFolder('chromium', PACKAGE), async (unfinished) => {
    const { inflate } = await import('@sparticuz/chromium');
    const before = process.env.TMPDIR;
    // The package only unpacks to the temporary folder, which it looks up when called.
    process.env.TMPDIR = unfinished;
    try {
      const packed = ['chromium.br', 'al2023.tar.br'].map((name) => join(packageFolder(PACKAGE), 'bin', name));
      await Promise.all(packed.map((file) => inflate(file)));
      // What root has unpacked is also for the project's other users.
      chmodSync(join(unfinished, 'chromium'), 0o755);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } };
}
