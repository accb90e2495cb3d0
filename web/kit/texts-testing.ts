import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { provideTexts } from './texts.ts';

const folder = join(import.meta.dirname, '../../content/texts/zh-CN');

/** Provides all texts of the interface to a test that reads what a page would show. */
export const provideAllTexts = (): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    const prefix = basename(file, '.json');
    provideTexts(Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text])));
  }
};
