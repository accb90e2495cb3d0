import type { PermissionCode } from '../permissions.ts';
import type { Fields } from './fields.ts';
import type { Payload } from './validation-errors.ts';

/** The lists and trees have entries that operators add; a single has one entry for each of its slugs. */
export type ContentShape = 'list' | 'tree' | 'single';

export interface ContentKind {
  /** Unique; part of addresses and of the texts `content.kind.<name>`. */
  name: string;
  area: string;
  shape: ContentShape;
  /** The entries of a single: their names by slug. */
  names?: Readonly<Record<string, string>>;
  /** Its entries come with the default content: operators cannot add or delete entries or change addresses. */
  fixed?: boolean;
  /** Counts up when fields change so that older payloads need `upgrade`. */
  schemaNo: number;
  /** Returns an older payload in today's form. */
  upgrade?(payload: Payload, schemaNo: number): Payload;
  fields: Fields;
  /** The field with the name of an entry. */
  title?: string;
  /** The page that shows an entry. */
  path(slug: string): string;
  /** Maximum size of a payload as JSON in UTF-8, in bytes. */
  maximumBytes: number;
  permissions: { edit: PermissionCode; publish: PermissionCode };
}

/**
 * Describes a kind of content once. From the description follow the checks on both sides, the form of the editor, the
 * console's list and calls, the import of default content, the export and the audit.
 */
export const defineContent = <const Kind extends ContentKind>(kind: Kind): Kind => kind;

/** Returns the title of an entry of this kind. */
export const titleOf = (kind: ContentKind, slug: string, payload: Payload): string => {
  const value = kind.title === undefined ? kind.names?.[slug] : payload[kind.title];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, TITLE_MAXIMUM) : slug;
};
export const TITLE_MAXIMUM = 100;

/** Lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAXIMUM = 80;
