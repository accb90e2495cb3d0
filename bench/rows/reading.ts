import { loadReaders } from '#engines/built-in-tasks.ts';
import { readDocumentPicture } from '#engines/documents/read-document.ts';
import type { TextTask } from '#engines/engine.ts';
import { cpuClock } from '#engines/process/cpu-clock.ts';
import { allSpecimens } from '#engines/specimens/all.ts';
import { degrade } from '#engines/specimens/degrade.ts';
import type { Level } from '#engines/specimens/levels.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSpecimen } from '#engines/specimens/render.ts';
import { createLineDetector } from '#engines/text/detect-lines.ts';
import { openDetector, openRecogniser, readCharacters } from '#engines/text/models.ts';
import { DETECT_AT } from '#engines/text/read-page.ts';
import { createLineRecogniser } from '#engines/text/recognise-line.ts';
import { createTextReader } from '#engines/text/text-reader.ts';
import { cutOut } from '#engines/text/warp.ts';
import type { Bench } from '../bench.ts';
import { comparedTimes } from '../median.ts';

const kinds = { 'id-card': 'identity card', 'vat-invoice': 'invoice' } satisfies Partial<Record<TextTask, string>>;
const levels: readonly Level[] = ['clean', 'rotate3', 'rotate12'];
const rows = Object.entries(kinds).flatMap(([kind, title]) =>
  levels.map((level) => ({
    kind: kind as keyof typeof kinds,
    level,
    name: `reading, ${title}, ${level} : a plain pass`,
  })),
);
export const readingRows = rows.map(({ name }) => name);

const AT_MOST = 1.5;
const ROUNDS = 5;
const SEED = 1001;

const usedBy = async (work: () => Promise<unknown>) => {
  const began = cpuClock();
  await work();
  return cpuClock() - began;
};

/**
 * Measures the CPU of reading a document against one plain pass of the same models in the same process: one search for lines on
 * the upright page, and one recognition of each line found.
 */
export const measureReading = async (bench: Bench) => {
  if (!bench.wants(readingRows)) return;
  const reader = await createTextReader();
  const [detector, recogniser, characters] = await Promise.all([openDetector(), openRecogniser(), readCharacters()]);
  const [detect, recognise] = [createLineDetector(detector), createLineRecogniser(recogniser, characters)];
  try {
    for (const { kind, level, name } of rows)
      await bench.row(name, async () => {
        const [draw, document] = [allSpecimens[kind], (await loadReaders())[kind]];
        if (!draw || !document) throw new Error(`no test document for ${kind}`);
        const picture = await degrade(await renderSpecimen(draw(createRandom(SEED))), level, SEED);
        const { raster } = await reader.readPage(picture);
        const plainPass = async () => {
          for (const { box } of await detect(raster, DETECT_AT))
            await recognise((part, width, height) => cutOut(raster, part, width, height), box);
        };
        const value: number[] = [];
        const reference: number[] = [];
        for (let round = -1; round < ROUNDS; round += 1) {
          const whole = await usedBy(() => readDocumentPicture(document, reader.readPage, picture));
          const plain = await usedBy(plainPass);
          if (round < 0) continue;
          value.push(whole);
          reference.push(plain);
        }
        return { ...comparedTimes(value, reference), budget: { atMost: AT_MOST } };
      });
  } finally {
    await Promise.all([reader.close(), detector.release(), recogniser.release()]);
  }
};
