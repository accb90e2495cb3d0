import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { createContentFolder } from '#server/kit/content/content-folder.ts';
import { areas } from './areas.ts';

const root = join(import.meta.dirname, '../../content');
const kinds = areas.flatMap((area) => area.kinds ?? []);

test.each(kinds.map((served) => [served.kind.name, served] as const))(
  '[CONT-05] the export of %s is the inverse of its import',
  (_name, { readDefaults, writeDefaults }) => {
    const files = contentFiles(root);
    const { entries } = readDefaults(files);
    expect(files.errors).toEqual([]);
    const { folder, changes } = createContentFolder(root);
    writeDefaults(
      entries.map(({ key, slug, payload, parentKey = null }) => ({ key, slug, payload, parentSlug: parentKey })),
      folder,
    );
    expect(changes()).toEqual([]);
  },
);
