import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';

export const sceneReaders: Partial<Record<TextTask, DocumentReader>> = {};
