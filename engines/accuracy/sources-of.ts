import { documentKinds } from '../built-in-tasks.ts';
import type { TextTask } from '../engine.ts';

const SHARED = ['engines/text', 'engines/text/columns', 'engines/documents'];

/** The folders whose sources decide what the readers of a kind return. */
export const sourcesOf = (kind: TextTask): string[] => {
  const folder = Object.values(documentKinds).find(({ task }) => task === kind)?.folder;
  return [
    ...SHARED,
    ...(folder === undefined ? [] : [`engines/documents/${folder}`]),
    ...(folder === 'scene' ? ['engines/documents/seven-segment'] : []),
  ];
};
