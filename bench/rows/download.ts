import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, rateRow } from '../bench.ts';
import { makeDataFolder } from '../data-folder.ts';
import { download } from '../downloads/download.ts';
import { publishFile } from '../downloads/publish-file.ts';
import { median } from '../median.ts';
import { withPortal } from '../portal.ts';
import { startBareFile } from '../references/start.ts';
import { residentMegabytes, type ServerProcess } from '../server-process.ts';

const rateName = 'download of 1 GB : bare file';
const memoryName = 'resident memory during downloads of 1 GB, growth';
export const downloadRows = [rateName, memoryName];

const BYTES = 1_000_000_000;
const AT_LEAST = 0.7;
const AT_MOST_PERCENT = 10;
const LOOK_EVERY_MS = 20;

/** Notes the portal's memory until it is stopped. */
const watchMemory = ({ pid }: ServerProcess) => {
  const seen: number[] = [];
  const look = () => {
    const megabytes = residentMegabytes(pid);
    if (megabytes !== undefined) seen.push(megabytes);
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { seen, stop: () => clearInterval(timer) };
};

/** Downloads the file from the portal and from "bare file" alternately: P B P B … */
const measureBoth = async ({ settings }: Bench, portal: ServerProcess, path: string, bare: ServerProcess) => {
  const fromPortal = () => download(portal.origin, path, BYTES);
  const fromBare = () => download(bare.origin, '/', BYTES);
  await fromPortal();
  await fromBare();
  const [value, reference, growth]: [number[], number[], number[]] = [[], [], []];
  const before = residentMegabytes(portal.pid);
  if (before === undefined) throw new Error('this system does not report the memory of a process');
  for (let round = 0; round < settings.rounds; round += 1) {
    const memory = watchMemory(portal);
    value.push(await fromPortal());
    memory.stop();
    growth.push(Math.max(...memory.seen));
    reference.push(await fromBare());
  }
  return { value, reference, before, highest: median(growth) };
};

/** Measures how fast a published file of 1 GB arrives, and what memory it takes. */
export const measureDownload = async (bench: Bench) => {
  const dataDir = makeDataFolder();
  try {
    await withPortal(dataDir, { cache: true }, async (portal) => {
      const file = join(dataDir, 'bare-file');
      bench.progress('a file of 1 GB is uploaded');
      const path = await publishFile(portal.origin, dataDir, BYTES, file);
      const bare = await startBareFile(file);
      try {
        let both: ReturnType<typeof measureBoth> | undefined;
        const measured = () => (both ??= measureBoth(bench, portal, path, bare));
        await bench.row(rateName, async () => {
          const { value, reference } = await measured();
          return rateRow(value, reference, AT_LEAST, 'MB/s');
        });
        await bench.row(memoryName, async () => {
          const { before, highest } = await measured();
          return {
            value: highest,
            reference: before,
            unit: 'MB',
            figure: (highest / before - 1) * 100,
            figureUnit: '%',
            budget: { atMost: AT_MOST_PERCENT },
          };
        });
      } finally {
        await bare.stop();
      }
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
