import * as z from 'zod/mini';
import type { ReferenceField } from '#contract/api/reference-calls.ts';
import { fieldTextOf } from '#contract/api/field-texts.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { bytes } from '#server/kit/facts/wording.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数字',
  boolean: '是否',
  array: '列表',
  object: '对象',
  null: '空',
};
/** Longer lists of choices are named elsewhere. */
const CHOICES_SHOWN = 8;
/** Numbers that are only the limit of what JSON can hold. */
const isReal = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const isNull = ({ type }: Schema) => type === 'null';
/** Leaves out the null of what may be null. */
const bare = (schema: Schema): Schema => {
  const kinds = schema.anyOf?.filter((kind) => !isNull(kind));
  return kinds?.length === 1 ? (kinds[0] as Schema) : schema;
};

const typeOf = (given: Schema): string => {
  const schema = bare(given);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join('或');
  if (schema.type === 'array' && schema.prefixItems)
    return `${schema.prefixItems.length} 个${typeOf(schema.prefixItems[0] as Schema)}`;
  if (schema.type === 'array' && schema.items) return `${typeOf(schema.items)}的列表`;
  if (schema.format === 'date-time') return '时间';
  return typeNames[schema.type ?? ''] ?? '文字';
};

const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  const from = isReal(least) && least > 0 ? least : undefined;
  const to = isReal(most) ? most : undefined;
  if (to === undefined) return from === undefined ? [] : [`至少 ${from}${unit}`];
  return [from === undefined ? `最多 ${to}${unit}` : `${from}–${to}${unit}`];
};

const limitsOf = (given: Schema): string => {
  const schema = bare(given);
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const items = schema.items || undefined;
  const parts = [
    ...(choices && choices.length <= CHOICES_SHOWN ? [choices.map(String).join('、')] : []),
    ...(schema.type === 'integer' || schema.type === 'number'
      ? schema.minimum === 0 && isReal(schema.maximum)
        ? [`0–${schema.maximum}`]
        : range(schema.minimum, schema.maximum, '')
      : []),
    ...(schema.prefixItems ? [] : range(schema.minItems, schema.maxItems, ' 项')),
    ...(schema.type === 'string' ? range(schema.minLength, schema.maxLength, ' 个字符') : []),
    ...(items?.enum ? [`${items.enum.length} 种之一`] : []),
  ];
  return parts.join('；');
};

type Side = 'request' | 'answer';

/** Returns the fields of an object and of what is in it. */
const flatten = (callName: string, side: Side, given: Schema, before: readonly string[] = []): ReferenceField[] => {
  const schema = bare(given);
  if (schema.anyOf)
    return merge(
      schema.anyOf.flatMap((kind) => flatten(callName, side, kind, before)),
      schema.anyOf.length,
    );
  if (schema.type === 'array') return schema.items ? flatten(callName, side, schema.items, before) : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = [...before, name];
    return [
      {
        path: path.join('.'),
        type: typeOf(inner),
        required: schema.required?.includes(name) ?? false,
        limits: limitsOf(inner),
        text: fieldTextOf(callName, path, side) ?? '',
      },
      ...flatten(callName, side, inner, path),
    ];
  });
};

/** Puts the fields of alternatives together: one that only some have is not required. */
const merge = (fields: readonly ReferenceField[], alternatives: number): ReferenceField[] =>
  [...Map.groupBy(fields, ({ path }) => path).values()].map((same) => ({
    ...(same[0] as ReferenceField),
    required: same.length === alternatives && same.every(({ required }) => required),
    limits: same.length > 1 ? '' : (same[0] as ReferenceField).limits,
  }));

/** Returns the fields of a call's request. A field that is read from a text has the type that it is read as. */
export const requestFields = ({ name, request, multipart }: AnyCall): ReferenceField[] => {
  const written = schemaOf(request, 'input');
  const read = schemaOf(request, 'output');
  const properties = Object.fromEntries(
    Object.keys(written.properties ?? {}).map((field) => [
      field,
      (read.properties?.[field] ?? written.properties?.[field]) as Schema,
    ]),
  );
  const fields = flatten(name, 'request', { type: 'object', properties, required: written.required ?? [] });
  if (!multipart) return fields;
  const part = multipart.part ?? 'file';
  const limits = `最大 ${bytes(multipart.maximumBytes)}`;
  const known = fields.find(({ path }) => path === part);
  if (known) return fields.map((field) => (field === known ? { ...field, type: '文件或 base64', limits } : field));
  return [
    ...fields,
    {
      path: part,
      type: '文件',
      required: !multipart.optional,
      limits,
      text: fieldTextOf(name, [part], 'request') ?? '',
    },
  ];
};

export const answerFields = ({ name, answer }: AnyCall): ReferenceField[] =>
  flatten(name, 'answer', schemaOf(answer, 'output'));
