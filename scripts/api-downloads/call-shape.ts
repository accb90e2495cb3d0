import * as z from 'zod/mini';
import { openCalls } from '#contract/api/open-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { fieldTextOf } from '#contract/api/field-texts.ts';

/** A field of a request as the clients offer it. */
export interface ShapedField {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'strings' | 'integers';
  required: boolean;
  text: string;
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
  /** The part of a form with the file. */
  file: string | undefined;
  isIdempotent: boolean;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

const typeOf = ({ type, items }: Schema): ShapedField['type'] => {
  if (type === 'array') return items?.type === 'integer' ? 'integers' : 'strings';
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string';
};

const shapeOf = (call: AnyCall): ShapedCall => {
  const read = z.toJSONSchema(call.request, { io: 'output', unrepresentable: 'any' }) as Schema;
  const written = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  return {
    name: call.name.replace(/^api\./, ''),
    method: call.method,
    path: call.path,
    summary: call.summary,
    fields: Object.entries(read.properties ?? {}).map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      required: written.required?.includes(name) ?? false,
      text: fieldTextOf(call.name, [name]) ?? '',
    })),
    inPath: call.path.match(/(?<=:)\w+/g) ?? [],
    file: call.multipart && (call.multipart.part ?? 'file'),
    isIdempotent: Boolean(call.idempotent),
  };
};

export const shapedCalls = (): ShapedCall[] => openCalls.map(shapeOf);

/** `inferMany` is `infer_many`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `inferMany` is `InferMany`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Required fields first, as parameters need it. */
export const inOrder = (fields: readonly ShapedField[]): ShapedField[] => [
  ...fields.filter(({ required }) => required),
  ...fields.filter(({ required }) => !required),
];
