import type { HasTime, ReadPage } from '../documents/document-reader.ts';
import type { Raster } from '../engine.ts';
import { createTurnClassifier } from './classify-turn.ts';
import { createLineDetector } from './detect-lines.ts';
import { openDetector, openRecogniser, openTurnClassifier, readCharacters } from './models.ts';
import { createPageAngle } from './page-angle.ts';
import { createPageReader, type PartlyReadPage } from './read-page.ts';
import { createLineRecogniser } from './recognise-line.ts';
import { createBoxReader } from './read-box.ts';

export interface TextReader {
  /** Turns the page upright and reads its lines. */
  readPage: ReadPage;
  /** The same, without the lower lines for which there is no time. */
  readPartly(picture: Raster, hasTime: HasTime): Promise<PartlyReadPage>;
  close(): Promise<void>;
}

/** Loads the models of PP-OCR; one call at a time. */
export const createTextReader = async (): Promise<TextReader> => {
  const [detector, recogniser, classifier, characters] = await Promise.all([
    openDetector(),
    openRecogniser(),
    openTurnClassifier(),
    readCharacters(),
  ]);
  const detect = createLineDetector(detector);
  const classifyTurn = createTurnClassifier(classifier);
  const recognise = createLineRecogniser(recogniser, characters);
  const { readBox, readStacked } = createBoxReader(recognise, classifyTurn);
  const findAngle = createPageAngle({ recognise, recogniseStacked: readStacked, classifyTurn });
  return {
    ...createPageReader({ detect, findAngle, readBox }),
    close: async () => {
      await Promise.all([detector.release(), recogniser.release(), classifier.release()]);
    },
  };
};
