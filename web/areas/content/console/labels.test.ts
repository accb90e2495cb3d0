import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Field, Fields } from '#contract/kit/content/fields.ts';
import { validationErrorNames } from '#contract/kit/content/validation-errors.ts';
import { kinds } from './kinds.ts';

const file = new URL('../../../../content/texts/zh-CN/content/content.json', import.meta.url);
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** Returns the keys of the texts that a field needs: its label, and the names of its choices. */
const keysOf = (kind: string, field: Field, path: string): string[] => {
  const label = `field.${kind}.${path}`;
  if (field.type === 'group') return [label, ...keysIn(kind, field.fields as Fields, `${path}.`)];
  if (field.type === 'list') {
    const item = field.item as Field;
    // Items have their place for a label.
    return [label, ...keysOf(kind, item, path).filter((key) => key !== label)];
  }
  const isNamed = field.type === 'choice' && !field.names && field.values.some((value) => typeof value === 'number');
  return isNamed ? [label, ...field.values.map((value) => `choice.${kind}.${path}.${value}`)] : [label];
};
const keysIn = (kind: string, fields: Fields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => keysOf(kind, field, prefix + name));

/** Ids of a tree follow from its order, and a choice of one value has nothing to name. */
const unseen = new Set(['field.menu.items.menuId', 'field.menu.items.parentId']);
const unnamed = /^choice\.ability\.way\.verifyModelPackageType\./;

test.each([...kinds])('the editor has a Chinese name for every field and choice of %s', (name, kind) => {
  const keys = keysIn(name, kind.fields).filter((key) => !unseen.has(key) && !unnamed.test(key));
  expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
  expect(texts[`kind.${name}`]).toBeDefined();
});

test('the kinds of all areas are found', () => {
  expect([...kinds.keys()].sort()).toEqual([
    'ability',
    'document',
    'download',
    'links',
    'menu',
    'positions',
    'searchWords',
    'termsLinks',
    'video',
    'website',
  ]);
});

test('every problem has a sentence', () => {
  expect(validationErrorNames.filter((name) => texts[`problem.${name}`] === undefined)).toEqual([]);
});
