import { documentReaders } from '../documents/all-readers.ts';
import { readDocumentPicture } from '../documents/read-document.ts';
import { type DetectionTask, detectionTasks, type Task, type TextTask } from '../engine.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { readText } from '../text/read-text.ts';
import { createTextReader, type TextReader } from '../text/text-reader.ts';
import type { Work } from './serve-jobs.ts';
import { toSent } from './to-sent.ts';

const isText = (task: Task): task is TextTask =>
  typeof task === 'string' && !detectionTasks.includes(task as DetectionTask);
const blank = { width: 320, height: 96, rgb: new Uint8Array(320 * 96 * 3).fill(255) };

/** Lines of print, and the fields of documents. */
export const createTextWork = (): Work => {
  let reader: Promise<TextReader> | undefined;
  const open = () => {
    reader ??= createTextReader();
    return reader;
  };
  return {
    async warmUp() {
      await (await open()).readPage(blank);
    },
    async run(task, picture) {
      if (!isText(task)) throw new Error('no task of text');
      const decoded = await decodePicture(picture);
      const { raster } = decoded;
      const document = documentReaders[task];
      const reading = await open();
      if (!document) return toSent(decoded, await readText(reading, raster));
      return toSent(decoded, await readDocumentPicture(document, reading.readPage, raster));
    },
  };
};
