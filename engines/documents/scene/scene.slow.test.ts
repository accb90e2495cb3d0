import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadReaders } from '../../built-in-tasks.ts';
import type { TextTask } from '../../engine.ts';
import { createRandom } from '../../specimens/random.ts';
import { renderSpecimen } from '../../specimens/render.ts';
import { sceneSpecimens } from '../../specimens/all.ts';
import { createTextReader, type TextReader } from '../../text/text-reader.ts';
import { readDocument } from '../read-document.ts';

describe('scenes through the engine', () => {
  let reader: TextReader;
  beforeAll(async () => {
    reader = await createTextReader();
  });
  afterAll(() => reader.close());

  // The container's number runs down a column, its check digit in a frame.
  const scenes: [TextTask, number][] = [
    ['container-number', 4],
    ['digital-meter', 1],
    ['overlay-text', 1],
  ];
  it.each(scenes)('[TRIAL-03] reads a %s', async (task, seed) => {
    const [draw, documentReader] = [sceneSpecimens[task], (await loadReaders())[task]];
    if (!draw || !documentReader) throw new Error(`no scene for ${task}`);
    const specimen = draw(createRandom(seed));
    const raster = await renderSpecimen(specimen);
    const { fields, targets } = await readDocument(documentReader, await reader.readPage(raster), raster);
    expect(fields.map(({ name, value }) => [name, value])).toEqual(
      specimen.fields.map(({ name, value }) => [name, value]),
    );
    expect(targets.map(({ label }) => label)).toEqual(task === 'container-number' ? ['箱号区域'] : []);
  });

  // That of the second is one digit, which is only found as print in a reduced picture.
  it.each([1, 1000])('[TRIAL-03] gives the number of display %i as text, and print for no display', async (seed) => {
    const specimen = sceneSpecimens['digital-meter']?.(createRandom(seed));
    const documentReader = (await loadReaders())['digital-meter'];
    if (!specimen || !documentReader) throw new Error('no display');
    const raster = await renderSpecimen(specimen);
    const { fields, texts } = await readDocument(documentReader, await reader.readPage(raster), raster);
    expect(fields.map(({ value }) => value)).toEqual(specimen.fields.map(({ value }) => value));
    expect(texts.map(({ text }) => text)).toEqual(specimen.lines);
  });
});
