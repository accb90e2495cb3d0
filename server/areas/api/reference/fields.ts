import type { ReferenceField } from '#contract/api/reference-calls.ts';
import { fieldTextOf } from '#contract/api/field-texts.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import {
  type FieldSchema,
  fieldSchemaOf,
  limitsInWords,
  requestSchemaOf,
  typeInWords,
  withoutNull,
} from '#server/kit/facts/field-limits.ts';
import { bytes } from '#server/kit/facts/wording.ts';

type Side = 'request' | 'answer';

/** Returns the fields of an object and of what is in it. */
const flatten = (
  callName: string,
  side: Side,
  given: FieldSchema,
  before: readonly string[] = [],
): ReferenceField[] => {
  const schema = withoutNull(given);
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
        type: typeInWords(inner),
        required: schema.required?.includes(name) ?? false,
        limits: limitsInWords(inner),
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

/** Returns the fields of a call's request. */
export const requestFields = (call: AnyCall): ReferenceField[] => {
  const { name, multipart } = call;
  const fields = flatten(name, 'request', requestSchemaOf(call));
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
  flatten(name, 'answer', fieldSchemaOf(answer, 'output'));
