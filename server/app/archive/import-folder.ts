import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { documentKinds } from '#server/areas/documents/kinds.ts';
import { PICTURE_FOLDER } from '#server/areas/documents/public/default-pictures.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { contentOfKind } from '#server/kit/content/import-kind.ts';
import { type FolderPlace, readMarkdownFolder } from './markdown-folder.ts';

const PIXELS_MAXIMUM = 40_000_000;

const slugsOf = (places: readonly FolderPlace[]): string[] =>
  places.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)]);

/**
 * Adds a folder of Markdown to a copy of the content folder. Returns how many documents were added and what is wrong:
 * with an error, the copy must not be used.
 */
export const addMarkdownFolder = async (folder: string, copy: string): Promise<{ added: number; errors: string[] }> => {
  const { places, texts, pictures, errors } = await readMarkdownFolder(folder, (bytes) =>
    sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM }).rotate().webp().toBuffer(),
  );
  const file = join(copy, 'documents/tree.json');
  const tree = JSON.parse(readFileSync(file, 'utf8')) as FolderPlace[];
  const taken = new Set(slugsOf(tree));
  for (const slug of slugsOf(places))
    if (taken.has(slug)) errors.push(`${slug}: 已有同名文档 / there is such a document`);
  if (errors.length > 0) return { added: 0, errors };
  writeFileSync(file, `${JSON.stringify([...tree, ...places], null, 2)}\n`);
  for (const [slug, text] of texts) writeFileSync(join(copy, `documents/${slug}.md`), text);
  mkdirSync(join(copy, PICTURE_FOLDER), { recursive: true });
  for (const [name, bytes] of pictures) writeFileSync(join(copy, PICTURE_FOLDER, name), bytes);
  const files = contentFiles(copy);
  for (const kind of documentKinds) contentOfKind(kind).read(files);
  return { added: texts.size, errors: files.errors.map((error) => `${error.file}: ${error.field} ${error.reason}`) };
};
