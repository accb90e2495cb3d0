import * as z from 'zod/mini';
import { abilityNo } from '#contract/catalogue/ability.ts';
import { chipById } from '#contract/catalogue/chips.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import {
  LICENCE_NAME_MAXIMUM,
  NAME_MAXIMUM,
  OVERLAP_DEFAULT,
  SCORE_DEFAULT,
  SIDE_MAXIMUM,
  SIDE_MINIMUM,
} from './limits.ts';
import { PackageFault } from './package-fault.ts';

/** docs/model-packages.md describes each field for authors of packages. */

const words = (maximum: number, minimum = 1) =>
  z.string().check(
    z.minLength(minimum),
    z.maxLength(maximum),
    z.refine((value) => value.search(unstorable) === -1),
  );
const share = z.number().check(z.gte(0), z.lte(1));
const side = z.int().check(z.gte(SIDE_MINIMUM), z.lte(SIDE_MAXIMUM));
const three = z.tuple([z.number(), z.number(), z.number()]);
const outputName = words(200);

const scores = { scoreThreshold: z._default(share, SCORE_DEFAULT) };
const overlaps = { ...scores, iouThreshold: z._default(share, OVERLAP_DEFAULT) };

/** Where a class, a box or a line comes from in the model's outputs. */
export const decoder = z.discriminatedUnion('type', [
  /** One output [1, classes]; `softmax` answers the best class, `sigmoid` each class for itself, `none` as softmax without it. */
  z.strictObject({
    type: z.literal('classification'),
    ...scores,
    activation: z._default(z.enum(['softmax', 'sigmoid', 'none']), 'softmax'),
  }),
  /** One output [1, rows, 5 + classes]: centre, size, objectness, classes; pixels of the input. */
  z.strictObject({ type: z.literal('yolov5'), ...overlaps }),
  /** One output [1, 4 + classes, columns]: centre, size, classes; pixels of the input. */
  z.strictObject({ type: z.literal('yolov8'), ...overlaps }),
  /** Boxes [1, rows, 4] and scores [1, rows] with classes [1, rows], or scores [1, rows, classes] alone. */
  z.strictObject({
    type: z.literal('ssd'),
    ...overlaps,
    heads: z.strictObject({ boxes: outputName, scores: outputName, classes: z.optional(outputName) }),
    corners: z._default(z.enum(['xyxy', 'yxyx']), 'xyxy'),
    /** Corners from 0 to 1 of the input, not in its pixels. */
    normalised: z._default(z.boolean(), true),
    /** The number of the first label: 1 where class 0 is the background. */
    firstClass: z._default(z.int().check(z.gte(0), z.lte(1)), 0),
  }),
  /** One output [1, 5 + 3 * key points, columns]: centre, size, score, and x, y, score of each key point. */
  z.strictObject({
    type: z.literal('keypoints'),
    ...overlaps,
    keypoints: z.array(words(30)).check(z.minLength(1), z.maxLength(200)),
  }),
  /** One output [1, steps, characters + 1]: a line of text, read greedily. */
  z.strictObject({
    type: z.literal('ctc'),
    ...scores,
    characters: z.array(words(8)).check(z.minLength(1), z.maxLength(30_000)),
    /** The class that means no character. */
    blank: z._default(z.enum(['first', 'last']), 'first'),
    /** The output is no probabilities yet. */
    softmax: z._default(z.boolean(), false),
  }),
]);
export type Decoder = z.output<typeof decoder>;

const input = z.strictObject({
  /** The first input of the model where it is left out. */
  name: z.optional(outputName),
  width: side,
  height: side,
  layout: z.enum(['NCHW', 'NHWC']),
  channels: z.enum(['RGB', 'BGR']),
  resize: z.enum(['letterbox', 'stretch', 'crop']),
  /** A value v from 0 to 255 becomes (v - mean) / std, in the order of `channels`. */
  mean: three,
  std: three.check(z.refine((values) => values.every((value) => value !== 0))),
  type: z.enum(['float32', 'uint8']),
});
export type ModelInput = z.output<typeof input>;

export const manifest = z.strictObject({
  format: z.literal(1),
  name: words(NAME_MAXIMUM),
  version: z.string().check(z.maxLength(30), z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z.-]{1,12})?$/)),
  abilityNo,
  licence: words(LICENCE_NAME_MAXIMUM),
  model: z.strictObject({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  input,
  decoder,
  /** A label of the ability for each class of the model, in its order; null for a class that is not published. */
  labels: z.array(z.nullable(words(30))).check(z.maxLength(2000)),
  /** Chips on which the package may be downloaded for local use. */
  chips: z._default(z.array(z.int().check(z.refine((id) => chipById.has(id)))).check(z.maxLength(chipById.size)), []),
  sample: z.optional(z.enum(['sample.jpg', 'sample.png'])),
  /** Shows the format, and can never be activated. */
  example: z.optional(z.boolean()),
});
export type Manifest = z.output<typeof manifest>;

/** Reads a manifest; throws a `PackageFault` that names the first field that is wrong. */
export const readManifest = (bytes: Uint8Array): Manifest => {
  let raw: unknown;
  try {
    raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new PackageFault('manifest.json 不是 UTF-8 编码的 JSON');
  }
  const read = z.safeParse(manifest, raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    const keys = issue?.code === 'unrecognized_keys' ? issue.keys.map((key) => key.slice(0, 40)) : [];
    const path = [...(issue?.path ?? []), ...keys.slice(0, 1)].join('.');
    throw new PackageFault(
      keys.length > 0
        ? `manifest.json 有不认识的字段 ${path}`
        : `manifest.json 的字段 ${path || '（整体）'} 缺失或有误`,
    );
  }
  const { decoder: how, labels } = read.data;
  if (how.type === 'ctc' ? labels.length > 0 : labels.length === 0)
    throw new PackageFault(
      how.type === 'ctc' ? '文字类模型的 labels 须为空数组' : 'manifest.json 的 labels 须按模型的类别逐一列出',
    );
  if (how.type === 'keypoints' && labels.length !== 1) throw new PackageFault('关键点模型的 labels 须恰有一项');
  return read.data;
};

/** Compares a manifest with the ability for which it is uploaded. */
export const checkAbility = (
  { abilityNo: named, labels }: Manifest,
  ability: { abilityNo: number; labels: readonly string[] },
): void => {
  if (named !== ability.abilityNo)
    throw new PackageFault(`manifest.json 的 abilityNo 是 ${named}，与所选能力 ${ability.abilityNo} 不一致`);
  const strange = labels.find((label) => label !== null && !ability.labels.includes(label));
  if (strange !== undefined && strange !== null)
    throw new PackageFault(`标签“${strange}”不在该能力的标签之内；不发布的类别请写 null`);
};
