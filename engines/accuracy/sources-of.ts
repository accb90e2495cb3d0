import { cardReaders } from '../documents/cards/readers.ts';
import { invoiceReaders } from '../documents/invoices/readers.ts';
import { sceneReaders } from '../documents/scene/readers.ts';
import type { TextTask } from '../engine.ts';

const SHARED = ['engines/text', 'engines/text/columns', 'engines/documents'];

/** The folders whose sources decide what the readers of a kind return. */
export const sourcesOf = (kind: TextTask): string[] => [
  ...SHARED,
  ...(kind in cardReaders ? ['engines/documents/cards'] : []),
  ...(kind in invoiceReaders ? ['engines/documents/invoices'] : []),
  ...(kind in sceneReaders ? ['engines/documents/scene', 'engines/documents/seven-segment'] : []),
];
