import type { Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { valuesIn } from '#contract/kit/content/values-in.ts';
import { fileIdIn } from '#contract/files/file-path.ts';
import { mediaIdIn } from '#contract/media/address.ts';
import { linksOf } from '../../markdown/links-of.ts';

/** Something that a version refers to: `entry:<id>`, `path:<path>`, `file:<id>` or `media:<id>`. */
export interface Reference {
  field: string;
  target: string;
}

const TARGET_MAXIMUM = 500;

/** Returns the target of an address, or undefined for an address of another site. */
const targetOf = (address: string): string | undefined => {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const path = address.replace(/[?#].*$/, '');
  const fileId = fileIdIn(path);
  if (fileId !== undefined) return `file:${fileId}`;
  const mediaId = mediaIdIn(path);
  return mediaId === undefined ? `path:${path}` : `media:${mediaId}`;
};

/** Returns the targets of a text in Markdown. */
const targetsIn = (source: string): (string | undefined)[] => {
  const { links, pictures, entries } = linksOf(source);
  return [
    ...[...links, ...pictures].map(({ address }) => targetOf(address)),
    ...entries.map(({ entryId }) => `entry:${entryId}`),
  ];
};

/** Returns what a payload refers to, each target once a field. Values of wrong types refer to nothing. */
export const referencesOf = (fields: Fields, payload: Payload): Reference[] => {
  const found = new Map<string, Reference>();
  const add = (field: string, target: string | undefined) => {
    // No address of the portal is longer, and an index could not store it.
    if (target !== undefined && target.length <= TARGET_MAXIMUM) found.set(`${field} ${target}`, { field, target });
  };
  for (const { field, value, name } of valuesIn(fields, payload)) {
    if (typeof value !== 'string') continue;
    if (field.type === 'reference') add(name, `entry:${value}`);
    else if (field.type === 'file') add(name, `file:${value}`);
    else if (field.type === 'link' || field.type === 'picture') add(name, targetOf(value));
    else if (field.type === 'markdown') for (const target of targetsIn(value)) add(name, target);
  }
  return [...found.values()];
};
