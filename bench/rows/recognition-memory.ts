import type { Task, TextTask } from '#engines/engine.ts';
import { createEngines } from '#engines/host/engines.ts';
import type { Bench } from '../bench.ts';
import { engineProcesses } from '../recognition/engine-processes.ts';
import { documentPicture, signPicture } from '../recognition/pictures.ts';
import { peakMegabytes } from '../server-process.ts';

const name = 'recognition memory, the most of any process';
export const recognitionMemoryRows = [name];

const AT_MOST_MEGABYTES = 700;
const PICTURES = 24;
const PICTURES_OF_A_SOAK = 2000;
const REPORT_EVERY = 100;
const documents: readonly TextTask[] = ['vat-invoice', 'train-ticket', 'taxi-invoice', 'flight-itinerary'];

/** Measures the peak memory of all processes over many pictures of several kinds, including replaced processes. */
export const measureRecognitionMemory = (bench: Bench) =>
  bench.row(name, async () => {
    const sign = await signPicture();
    const jobs: { task: Task; picture: Buffer }[] = [
      { task: 'general-text', picture: sign },
      { task: 'personnel', picture: sign },
    ];
    for (const [seed, task] of documents.entries()) jobs.push({ task, picture: await documentPicture(task, seed + 1) });
    // The duration of a picture does not matter here.
    const limits = { cpuMs: 60_000, expectedMs: 60_000 };
    const engines = createEngines({ processes: { text: 1, detection: 1, package: 1 }, limits });
    let most = 0;
    const pictures = bench.settings.soak ? PICTURES_OF_A_SOAK : PICTURES;
    try {
      for (let done = 0; done < pictures; done += 1) {
        await engines.recognise(jobs[done % jobs.length] as (typeof jobs)[number]);
        for (const group of ['text', 'detection'])
          for (const pid of engineProcesses(process.pid, group)) most = Math.max(most, peakMegabytes(pid) ?? 0);
        if ((done + 1) % REPORT_EVERY === 0) bench.progress(`${done + 1} pictures, ${most.toFixed(0)} MB`);
      }
    } finally {
      await engines.stop();
    }
    return { value: most, unit: 'MB', figure: most, figureUnit: 'MB', budget: { atMost: AT_MOST_MEGABYTES } };
  });
