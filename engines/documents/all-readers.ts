import type { TextTask } from '../engine.ts';
import { cardReaders } from './cards/readers.ts';
import type { DocumentReader } from './document-reader.ts';
import { invoiceReaders } from './invoices/readers.ts';
import { sceneReaders } from './scene/readers.ts';

/** The readers of fields by kind; a task without one has lines only. */
export const documentReaders: Partial<Record<TextTask, DocumentReader>> = {
  ...cardReaders,
  ...invoiceReaders,
  ...sceneReaders,
};
