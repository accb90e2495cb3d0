import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';

export const cardReaders: Partial<Record<TextTask, DocumentReader>> = {};
