import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

const modules = import.meta.glob<Record<string, unknown>>('/contract/*/content.ts', { eager: true });

const isKind = (value: unknown): value is ContentKind =>
  typeof value === 'object' && value !== null && 'maximumBytes' in value && 'fields' in value;

/** The kinds of content of all areas, by name. */
export const kinds: ReadonlyMap<string, ContentKind> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isKind)
    .map((kind) => [kind.name, kind]),
);

/** The kinds to which operators add entries. */
export const growing: readonly ContentKind[] = [...kinds.values()].filter(
  ({ shape, fixed }) => shape !== 'single' && !fixed,
);

/** Returns the name of a kind. */
export const kindName = (name: string): string => t(`content.kind.${name}` as TextKey);

const lastPart = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Returns the label of a field; `path` has no places of lists. */
export const fieldLabel = (kind: string, path: string): string => {
  const key = `content.field.${kind}.${path}`;
  const label = t(key as TextKey);
  return label === key ? lastPart(path) : label;
};

/** Returns how a choice is called, or the value itself. */
export const choiceLabel = (
  kind: string,
  path: string,
  value: string | number,
  names: Readonly<Record<string, string>> = {},
): string => {
  const named = names[value];
  if (named !== undefined) return named;
  const key = `content.choice.${kind}.${path}.${value}`;
  const label = t(key as TextKey);
  return label === key ? String(value) : label;
};

/** Leaves the places of lists out of a path. */
export const withoutPlaces = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '').replace(/^\d+\./, '');
