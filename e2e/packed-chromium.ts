import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, packageFolder } from '../scripts/fonts/installed.ts';
import { madeOnce } from '../scripts/fonts/made-once.ts';

const PACKAGE = '@sparticuz/chromium';

export interface BrowserProgram {
  executablePath: string;
  env: Record<string, string>;
}

/** Unpacks the Chromium that came with the dependencies, with the libraries that a bare system lacks; x64 Linux only. */
export async function packedChromium(): Promise<BrowserProgram> {
  const folder = await madeOnce(cacheFolder('chromium', PACKAGE), async (unfinished) => {
    const { inflate } = await import('@sparticuz/chromium');
    const before = process.env.TMPDIR;
    // The package unpacks to the temp folder only, and asks for it while it is called.
    process.env.TMPDIR = unfinished;
    try {
      const packed = ['chromium.br', 'al2023.tar.br'].map((name) => join(packageFolder(PACKAGE), 'bin', name));
      await Promise.all(packed.map((file) => inflate(file)));
      // What root has unpacked serves the project's other users too.
      chmodSync(join(unfinished, 'chromium'), 0o755);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
  });
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } };
}
