import { findCodes } from '../codes/find-codes.ts';
import type { CodeReader } from '../codes/code-reader.ts';
import { loadReaders } from '../built-in-tasks.ts';
import { readDocumentPicture } from '../documents/read-document.ts';
import { type CodeTask, codeTasks, detectionTasks, type Task, type TextTask } from '../engine.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { readText } from '../text/read-text.ts';
import { createTextReader, type TextReader } from '../text/text-reader.ts';
import type { Work } from './serve-jobs.ts';
import { toSent } from './to-sent.ts';

const isCode = (task: Task): task is CodeTask => (codeTasks as readonly Task[]).includes(task);
const isText = (task: Task): task is TextTask =>
  typeof task === 'string' && !isCode(task) && !(detectionTasks as readonly Task[]).includes(task);
const blank = { width: 320, height: 96, rgb: new Uint8Array(320 * 96 * 3).fill(255) };

/** Lines of print, the fields of documents, and codes. */
export const createTextWork = (): Work => {
  let reader: Promise<TextReader> | undefined;
  let documentReaders: ReturnType<typeof loadReaders> | undefined;
  let codeReader: Promise<CodeReader> | undefined;
  const open = () => {
    reader ??= createTextReader();
    return reader;
  };
  const openReaders = () => {
    documentReaders ??= loadReaders();
    return documentReaders;
  };
  // Few processes ever see a code.
  const openCodes = () => {
    codeReader ??= import('../codes/code-reader.ts').then(({ createCodeReader }) => createCodeReader());
    return codeReader;
  };
  return {
    async warmUp() {
      await openReaders();
      await (await open()).readPage(blank);
    },
    async run(task, picture) {
      if (!isCode(task) && !isText(task)) throw new Error('no task of text');
      const decoded = await decodePicture(picture);
      const { raster } = decoded;
      if (isCode(task)) return toSent(decoded, await findCodes(await openCodes(), raster));
      const document = (await openReaders())[task];
      const reading = await open();
      if (!document) return toSent(decoded, await readText(reading, raster));
      return toSent(decoded, await readDocumentPicture(document, reading.readPage, raster));
    },
  };
};
