import * as z from 'zod/mini';
import { count } from '../kit/paging.ts';

/** Of the picture as it is shown (its orientation applied), in pixels from its upper left corner. */
const coordinate = z.number();
const score = z.number().check(z.minimum(0), z.maximum(1));
export const point = z.tuple([coordinate, coordinate]);
export type Point = z.output<typeof point>;
/** Four corners, clockwise from where the text begins. */
const polygon = z.array(point);

const keypoint = z.object({ name: z.string(), x: coordinate, y: coordinate, score });

export const target = z.object({
  label: z.string(),
  score,
  /** x, y, width, height. */
  box: z.tuple([coordinate, coordinate, coordinate, coordinate]),
  /** It is said of the picture as a whole: its box is that, and no place. */
  whole: z.optional(z.boolean()),
  keypoints: z.optional(z.array(keypoint)),
});
export type Target = z.output<typeof target>;
export type Keypoint = z.output<typeof keypoint>;

export const textLine = z.object({
  text: z.string(),
  score,
  polygon,
  /** Read from the picture as a whole: its polygon is that, and no place. */
  whole: z.optional(z.boolean()),
});
export type TextLine = z.output<typeof textLine>;

/**
 * A field of a document. Its value is what stands there and empty where that could not be read: never repaired. `check` says
 * what came of the rule that the value has to agree with; absent where there is none. A check digit, a sum or the same said
 * elsewhere can pass or fail; a date that exists, a length or a list of words can only fail.
 */
export const field = z.object({
  /** In English, unique within a document: `idNumber`. */
  name: z.string(),
  /** In Chinese, one of the ability's labels. */
  label: z.string(),
  value: z.string(),
  score,
  check: z.optional(z.enum(['passed', 'failed'])),
  /** Why a check failed, in one Chinese sentence; of one that passed what agrees with what, in a few Chinese words. */
  reason: z.optional(z.string()),
  polygon: z.optional(polygon),
  /** Index into `pieces`, of a sheet with several documents. */
  piece: z.optional(count),
  /** Index of the row, of a table's fields (goods of a receipt). */
  row: z.optional(count),
});
export type Field = z.output<typeof field>;

/** A document on a sheet of several. */
export const piece = z.object({ kind: z.string(), label: z.string(), score, polygon });
export type Piece = z.output<typeof piece>;

/** What an engine found in a picture of `width` by `height`. */
export const found = z.object({
  width: count,
  height: count,
  targets: z.array(target),
  texts: z.array(textLine),
  fields: z.array(field),
  pieces: z.array(piece),
  /** What the user should know of this result: one Chinese sentence each. */
  notes: z.array(z.string()),
});
export type Found = z.output<typeof found>;

/** Which engine answers for an ability. */
export const engineInfo = z.object({
  /** Of the platform, or an operator's package. */
  kind: z.enum(['builtIn', 'package']),
  model: z.string(),
  version: z.string(),
});
export type EngineInfo = z.output<typeof engineInfo>;

/** What is left of one limit. */
const allowance = z.object({
  /** Null is without a limit. */
  limit: z.nullable(count),
  used: count,
  /** When `used` begins anew; null where it never does. */
  resetsAt: z.nullable(z.iso.datetime()),
});

/** What somebody may still try of one ability. */
export const trialQuota = z.object({
  tier: z.enum(['visitor', 'loggedIn', 'inReview', 'certified']),
  samplesOnly: z.boolean(),
  /** The least that is left by all limits; null is without a limit. */
  left: z.nullable(count),
  day: allowance,
  month: allowance,
  inAll: allowance,
});
export type TrialQuota = z.output<typeof trialQuota>;

export const recognition = z.extend(found, {
  requestId: z.string(),
  abilityNo: count,
  /** The own picture that was looked at; one fetched by its address is kept as if it had been uploaded. Absent of a sample. */
  pictureId: z.optional(z.string()),
  model: z.string(),
  version: z.string(),
  /** From the picture's arrival at the engine to its answer. */
  milliseconds: count,
  quota: trialQuota,
});
export type Recognition = z.output<typeof recognition>;
