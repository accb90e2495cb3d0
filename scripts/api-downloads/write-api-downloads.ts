import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { downloads } from '#contract/api/downloads.ts';
import { shapedCalls } from './call-shape.ts';
import { goClient } from './go-client.ts';
import { postmanCollection } from './postman-collection.ts';
import { pythonClient } from './python-client.ts';
import { typescriptClient } from './typescript-client.ts';

const makers = {
  postman: postmanCollection,
  python: pythonClient,
  typescript: typescriptClient,
  go: goClient,
} as const;

/** Writes the downloads for developers into a folder, generated from the calls of the contract. */
export const writeApiDownloads = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const calls = shapedCalls();
  // The running portal describes itself.
  for (const { name, path } of downloads)
    if (name !== 'openapi') writeFileSync(join(folder, basename(path)), makers[name](calls));
};
