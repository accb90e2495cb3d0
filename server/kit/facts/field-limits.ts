import * as z from 'zod/mini';
import { inferAbility } from '#contract/api/infer.ts';
import { openCalls } from '#contract/api/open-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';

/** A schema of a call as JSON Schema, as far as it is put into words. */
export interface FieldSchema {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema | false;
  prefixItems?: FieldSchema[];
  anyOf?: FieldSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export const fieldSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as FieldSchema;

/** Returns the schema of a request. A field that is read from a text has the type that it is read as. */
export const requestSchemaOf = ({ request }: Pick<AnyCall, 'request'>): FieldSchema => {
  const written = fieldSchemaOf(request, 'input');
  const read = fieldSchemaOf(request, 'output');
  const properties = Object.fromEntries(
    Object.keys(written.properties ?? {}).map((field) => [
      field,
      (read.properties?.[field] ?? written.properties?.[field]) as FieldSchema,
    ]),
  );
  return { type: 'object', properties, required: written.required ?? [] };
};

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

const isNull = ({ type }: FieldSchema) => type === 'null';
/** Leaves out the null of what may be null. */
export const withoutNull = (schema: FieldSchema): FieldSchema => {
  const kinds = schema.anyOf?.filter((kind) => !isNull(kind));
  return kinds?.length === 1 ? (kinds[0] as FieldSchema) : schema;
};

/** Returns the type of a field in Chinese words: `整数`, `文字的列表`. */
export const typeInWords = (given: FieldSchema): string => {
  const schema = withoutNull(given);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeInWords))].join('或');
  if (schema.type === 'array' && schema.prefixItems)
    return `${schema.prefixItems.length} 个${typeInWords(schema.prefixItems[0] as FieldSchema)}`;
  if (schema.type === 'array' && schema.items) return `${typeInWords(schema.items)}的列表`;
  if (schema.format === 'date-time') return '时间';
  return typeNames[schema.type ?? ''] ?? '文字';
};

const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  const from = isReal(least) && least > 0 ? least : undefined;
  const to = isReal(most) ? most : undefined;
  if (to === undefined) return from === undefined ? [] : [`至少 ${from}${unit}`];
  return [from === undefined ? `最多 ${to}${unit}` : `${from}–${to}${unit}`];
};

const choicesOf = (schema: FieldSchema): string[] => {
  const choices = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return choices.length <= CHOICES_SHOWN ? choices.map(String) : [];
};
const numbersOf = ({ type, minimum, maximum }: FieldSchema): string[] => {
  if (type !== 'integer' && type !== 'number') return [];
  return minimum === 0 && isReal(maximum) ? [`0–${maximum}`] : range(minimum, maximum, '');
};
const itemsOf = ({ prefixItems, minItems, maxItems }: FieldSchema): string[] =>
  prefixItems ? [] : range(minItems, maxItems, ' 项');
const lengthOf = ({ type, minLength, maxLength }: FieldSchema): string[] =>
  type === 'string' ? range(minLength, maxLength, ' 个字符') : [];

/** Returns what a field may be in Chinese words: `0–1`, `json、csv、xlsx`; empty if anything. */
export const limitsInWords = (given: FieldSchema): string => {
  const schema = withoutNull(given);
  const choices = choicesOf(schema);
  const items = schema.items || undefined;
  return [
    ...(choices.length > 0 ? [choices.join('、')] : []),
    ...numbersOf(schema),
    ...itemsOf(schema),
    ...lengthOf(schema),
    ...(items?.enum ? [`${items.enum.length} 种之一`] : []),
  ].join('；');
};

/** Returns what a field has to be, as the end of a sentence; undefined if words would not help. */
const mustBe = (given: FieldSchema): string | undefined => {
  const schema = withoutNull(given);
  const choices = choicesOf(schema);
  if (choices.length > 0) return `须是 ${choices.join('、')}${choices.length > 1 ? ' 之一' : ''}`;
  const type = typeInWords(schema);
  switch (schema.type) {
    case 'integer':
    case 'number':
    case 'string': {
      // How long a text may be explains nothing where it also has a form.
      if (schema.pattern !== undefined || schema.format !== undefined) return undefined;
      const limits = [...numbersOf(schema), ...lengthOf(schema)].join('');
      if (limits === '') return `须是${type}`;
      // Chinese words stand close to each other, and a space apart from digits.
      return `须是${/^\d/.test(limits) ? ' ' : ''}${limits}${/\d$/.test(limits) ? ' ' : ''}的${type}`;
    }
    case 'array':
      return [`须是${type}`, ...itemsOf(schema)].join('，');
    case 'boolean':
      return '须是 true 或 false';
    default:
      return undefined;
  }
};

const schemas = new Map<AnyCall, FieldSchema>();
const requestSchema = (call: AnyCall): FieldSchema => {
  const schema = schemas.get(call) ?? requestSchemaOf(call);
  schemas.set(call, schema);
  return schema;
};

const inside = (schema: FieldSchema | undefined, name: string): FieldSchema | undefined => {
  if (!schema) return undefined;
  const bare = withoutNull(schema);
  return bare.properties?.[name] ?? (/^\d+$/.test(name) && bare.items ? bare.items : undefined);
};

/** Returns what a field of a call of programs has to be, such as `须是 0–1 的数字`; undefined for another field. */
export const fieldMustBe = (callName: string, field: string): string | undefined => {
  // Agents and the inference protocol recognise by this call.
  const call = openCalls.find(({ name }) => name === callName) ?? inferAbility;
  const path = field.split('.');
  if (path[0] === (call.multipart && (call.multipart.part ?? 'file'))) return undefined;
  const schema = path.reduce<FieldSchema | undefined>(inside, requestSchema(call));
  return schema && mustBe(schema);
};
