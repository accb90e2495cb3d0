import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHashOf, sorted } from './json.ts';

const SOURCES = 'content/texts';
const BUILT = 'build/static/i18n';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );

const jsonFilesOf = (folder: string): string[] =>
  sorted(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json')));

const textsOf = (file: string) => flat(JSON.parse(readFileSync(file, 'utf8')) as Texts);

/**
 * Returns every key with a hash of its text: from the sources regardless of the file, from the browser's files by file.
 */
export const textsSection = (root: string) => ({
  sources: Object.fromEntries(
    jsonFilesOf(join(root, SOURCES)).flatMap((path) =>
      textsOf(join(root, SOURCES, path)).map(([key, text]) => [key, shortHashOf(text)]),
    ),
  ),
  built: Object.fromEntries(
    jsonFilesOf(join(root, BUILT)).map((path) => [
      path,
      Object.fromEntries(textsOf(join(root, BUILT, path)).map(([key, text]) => [key, shortHashOf(text)])),
    ]),
  ),
});
