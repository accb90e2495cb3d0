import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { titleOf } from '#contract/kit/content/define-content.ts';
import type { Fields } from '#contract/kit/content/fields.ts';
import type { VersionReason } from '#contract/kit/content/actions.ts';
import { type Payload, type ValidationError, validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { valuesIn } from '#contract/kit/content/values-in.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import type { Database } from '../../database/database.ts';
import { businessError, protocolError } from '../../http/call-error.ts';
import type { AnyServedKind } from '../served-kind.ts';
import { canonicalJson, hashOf } from './canonical.ts';
import type { NewVersion, Version } from './version-store.ts';
import { referencesOf } from './references.ts';

/** Deep enough for every kind, and far below what a recursive function bears. */
const DEPTH_MAXIMUM = 20;

/** Whether PostgreSQL can store a value: no U+0000, no half surrogate pairs, no endless nesting. */
const isStorable = (value: unknown, depth = 0): boolean => {
  if (depth > DEPTH_MAXIMUM) return false;
  if (typeof value === 'string') return value.search(unstorable) === -1;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorable(item, depth + 1));
};

/** Returns the payload of a version in the form of today's fields. */
export const upgraded = (kind: ContentKind, { payload, schemaNo }: Pick<Version, 'payload' | 'schemaNo'>): Payload =>
  schemaNo < kind.schemaNo && kind.upgrade ? kind.upgrade(payload, schemaNo) : payload;

/** Throws if a payload cannot be kept, not even as a draft. */
export const expectKeepable = (kind: ContentKind, payload: Payload): void => {
  if (!isStorable(payload)) throw protocolError('ability', 'invalid', 'payload');
  if (Buffer.byteLength(JSON.stringify(payload)) > kind.maximumBytes) throw protocolError('ability', 'tooLarge');
};

/** Collects the values of read-only fields, by path without the places of lists. */
const readOnlyValues = (fields: Fields, payload: Payload) => {
  const found = new Map<string, string[]>();
  for (const { field, name, value } of valuesIn(fields, payload, ({ readOnly }) => readOnly === true))
    if (field.readOnly) found.set(name, [...(found.get(name) ?? []), canonicalJson(value)]);
  return found;
};

/** Throws if a draft changes a read-only field. Items of lists may change places. */
export const expectReadOnlyKept = ({ fields }: ContentKind, before: Payload, after: Payload): void => {
  const [kept, given] = [readOnlyValues(fields, before), readOnlyValues(fields, after)];
  const sorted = (values: readonly string[] = []) => values.toSorted().join('\n');
  for (const name of new Set([...kept.keys(), ...given.keys()]))
    if (sorted(kept.get(name)) !== sorted(given.get(name))) throw businessError('ability', '10003', name);
};

/** Returns everything that keeps a payload from being published. */
export const validationErrorsWith = ({ kind, validate }: AnyServedKind, payload: Payload): ValidationError[] => {
  const problems = validationErrorsOf(kind.fields, payload);
  return problems.length > 0 ? problems : (validate?.(payload) ?? []);
};

/** Returns the same with the errors that only the database can find, which is queried if there are no others. */
export const allValidationErrorsWith = async (
  database: Database,
  served: AnyServedKind,
  payload: Payload,
): Promise<ValidationError[]> => {
  const found = validationErrorsWith(served, payload);
  return found.length > 0 ? found : ((await served.validateStored?.(database, payload)) ?? []);
};

/** Throws if a payload cannot be published. The error names the first field that is wrong. */
export const expectPublishable = async (
  transaction: Database,
  served: AnyServedKind,
  payload: Payload,
): Promise<void> => {
  const [problem] = await allValidationErrorsWith(transaction, served, payload);
  if (problem) throw businessError('ability', '10003', problem.path || 'payload');
};

/** Returns a version to add. */
export const versionOf = (
  kind: ContentKind,
  slug: string,
  payload: Payload,
  { reason, note = '' }: { reason: VersionReason; note?: string | undefined },
): NewVersion => ({
  title: titleOf(kind, slug, payload),
  payload,
  schemaNo: kind.schemaNo,
  hash: hashOf(payload),
  reason,
  note,
  references: referencesOf(kind.fields, payload),
});
