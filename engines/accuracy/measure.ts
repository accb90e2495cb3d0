import { readDocumentPicture } from '../documents/read-document.ts';
import { loadReaders } from '../built-in-tasks.ts';
import { createMixedInvoicesReader } from '../documents/invoices/mixed-invoices.ts';
import type { TextTask } from '../engine.ts';
import { allSpecimens } from '../specimens/all.ts';
import { degrade } from '../specimens/degrade.ts';
import type { Level } from '../specimens/levels.ts';
import { createRandom } from '../specimens/random.ts';
import { renderSpecimen } from '../specimens/render.ts';
import type { TextReader } from '../text/text-reader.ts';
import { characterErrors } from './character-errors.ts';
import { type WrongField, wrongFields } from './field-errors.ts';

/** One test document on one level. */
export interface Outcome {
  kind: TextTask;
  level: Level;
  seed: number;
  characters: number;
  characterErrors: number;
  missed: { printed: string; read: string }[];
  wrong: WrongField[];
  milliseconds: number;
}

export interface Question {
  kind: TextTask;
  level: Level;
  seed: number;
  /** The seed of the degradation; by default the document's own. */
  distortion?: number;
  /** Draw the values with a check so that they contradict it. */
  faulty?: boolean;
}

/** As the portal's; a sheet takes as long as it needs, so that the figures do not depend on the machine. */
const readers = { ...(await loadReaders()), 'mixed-invoices': createMixedInvoicesReader(Number.POSITIVE_INFINITY) };

/** Draws a test document, degrades it, reads it, and compares the result. */
export const measure = async (
  reader: TextReader,
  { kind, level, seed, distortion = seed, faulty = false }: Question,
): Promise<Outcome> => {
  const draw = allSpecimens[kind];
  if (!draw) throw new RangeError(`there are no test documents of ${kind}`);
  const specimen = draw(createRandom(seed), { faulty });
  const raster = await degrade(await renderSpecimen(specimen), level, distortion);
  const began = performance.now();
  const documentReader = readers[kind];
  const { texts, fields } = documentReader
    ? await readDocumentPicture(documentReader, reader.readPage, raster)
    : { texts: (await reader.readPage(raster)).lines, fields: [] };
  const milliseconds = performance.now() - began;
  const { errors, characters, missed } = characterErrors(
    specimen.lines,
    texts.map(({ text }) => text),
    specimen.aside,
  );
  return {
    kind,
    level,
    seed,
    characters,
    characterErrors: errors,
    missed,
    wrong: wrongFields(specimen.fields, fields),
    milliseconds,
  };
};
