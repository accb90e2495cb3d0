import * as z from 'zod/mini';
import { openCalls } from '#contract/api/open-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { fieldTextOf } from '#contract/api/field-texts.ts';

/** A field of a request as the clients offer it. */
export interface ShapedField {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'integers' | 'object' | 'file';
  required: boolean;
  text: string;
  schema: Schema;
}

/** A call as the clients make it. */
export interface ShapedCall {
  /** `inferMany`. */
  name: string;
  method: string;
  path: string;
  summary: string;
  fields: ShapedField[];
  inPath: string[];
  /** The field with the bytes of a file: in base64, or a part of a form where its type is `file`. */
  file: string | undefined;
  /** The types of files that it answers in place of an envelope. */
  answersFiles: readonly string[];
  isIdempotent: boolean;
}

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

const typeOf = ({ type, items }: Schema): ShapedField['type'] => {
  if (type === 'array') return items && items.type === 'integer' ? 'integers' : 'strings';
  return type === 'integer' || type === 'number' || type === 'boolean' || type === 'object' ? type : 'string';
};

/** The part of a form that the contract does not count among the fields. */
const filePart = (call: AnyCall, fields: readonly ShapedField[]): ShapedField[] => {
  if (!call.multipart) return [];
  const name = call.multipart.part ?? 'file';
  if (fields.some((field) => field.name === name)) return [];
  return [{ name, type: 'file', required: true, text: fieldTextOf(call.name, [name]) ?? '', schema: {} }];
};

const shapeOf = (call: AnyCall): ShapedCall => {
  const read = z.toJSONSchema(call.request, { io: 'output', unrepresentable: 'any' }) as Schema;
  const written = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fields = Object.entries(read.properties ?? {}).map(
    ([name, schema]): ShapedField => ({
      name,
      type: typeOf(schema),
      required: written.required?.includes(name) ?? false,
      text: fieldTextOf(call.name, [name]) ?? '',
      schema,
    }),
  );
  return {
    name: call.name.replace(/^api\./, ''),
    method: call.method,
    path: call.path,
    summary: call.summary,
    fields: [...fields, ...filePart(call, fields)],
    inPath: call.path.match(/(?<=:)\w+/g) ?? [],
    file: call.multipart && (call.multipart.part ?? 'file'),
    answersFiles: call.files ?? [],
    isIdempotent: Boolean(call.idempotent),
  };
};

export const shapedCalls = (): ShapedCall[] => openCalls.map(shapeOf);

/** The types of all files that calls answer, without their parameters. */
export const fileTypesOf = (calls: readonly ShapedCall[]): string[] => [
  ...new Set(calls.flatMap(({ answersFiles }) => answersFiles.map((type) => type.replace(/;.*/, '')))),
];

/** `inferMany` is `infer_many`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `inferMany` is `InferMany`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Required fields first, as parameters need it. */
export const inOrder = (fields: readonly ShapedField[]): ShapedField[] => [
  ...fields.filter(({ required }) => required),
  ...fields.filter(({ required }) => !required),
];
