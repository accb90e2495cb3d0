import type chart from '#content/texts/zh-CN/kit/chart.json';
import type layers from '#content/texts/zh-CN/kit/layers.json';
import type palette from '#content/texts/zh-CN/kit/palette.json';
import type { SharedGroup } from './text-keys.ts';

/** The text files by name. Each area adds its own in its `area.ts`. */
export interface TextFiles {
  chart: typeof chart;
  layers: typeof layers;
  palette: typeof palette;
}

type KeyOf<File extends string, Key> = Key extends `${SharedGroup}.${string}` ? Key : `${File}.${Key & string}`;
/** The key of a text: `<file>.<key within the file>`, or the key alone for names of permissions and of the audit log. */
export type TextKey = {
  [File in keyof TextFiles]: KeyOf<File, Exclude<keyof TextFiles[File], '$bundle'>>;
}[keyof TextFiles];

let texts: Readonly<Record<string, string>> = {};

/** Adds the texts of a language file. Call it before rendering anything that reads them. */
export const provideTexts = (loaded: Readonly<Record<string, string>>) => {
  texts = { ...texts, ...loaded };
};

/** Returns a text of the interface, with `{name}` replaced by `values.name`, or its key if the language lacks it. */
export const t = (key: TextKey, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = texts[key];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
};
