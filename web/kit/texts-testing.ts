import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keyedTexts, type TextFile } from './text-keys.ts';
import { provideTexts } from './texts.ts';

const folder = join(import.meta.dirname, '../../content/texts/zh-CN');

/** Returns all texts of the interface by key. */
export const allTexts = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        keyedTexts(basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as TextFile),
      ),
  );

/** Provides all texts of the interface to a test that reads what a page would show. */
export const provideAllTexts = (): void => provideTexts(allTexts());
