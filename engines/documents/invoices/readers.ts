import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';

export const invoiceReaders: Partial<Record<TextTask, DocumentReader>> = {};
