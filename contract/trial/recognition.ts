import * as z from 'zod/mini';
import { count } from '../kit/paging.ts';

/** In pixels from the upper left corner of the picture as it is shown, with its orientation applied. */
const coordinate = z.number();
const score = z.number().check(z.minimum(0), z.maximum(1));
export const point = z.tuple([coordinate, coordinate]);
export type Point = z.output<typeof point>;
/** Four corners, clockwise from the start of the text. */
const polygon = z.array(point);

const keypoint = z.object({ name: z.string(), x: coordinate, y: coordinate, score });

export const target = z.object({
  label: z.string(),
  score,
  /** x, y, width, height. */
  box: z.tuple([coordinate, coordinate, coordinate, coordinate]),
  /** The result is about the whole picture; the box is the picture, not a position. */
  whole: z.optional(z.boolean()),
  keypoints: z.optional(z.array(keypoint)),
});
export type Target = z.output<typeof target>;
export type Keypoint = z.output<typeof keypoint>;

export const textLine = z.object({
  text: z.string(),
  score,
  polygon,
  /** Read from the whole picture; the polygon is the picture, not a position. */
  whole: z.optional(z.boolean()),
});
export type TextLine = z.output<typeof textLine>;

/**
 * A field of a document. The value is the text of the document, never repaired; it is empty if the engine could not
 * read it. `check` is the result of the rule that the value has to satisfy; it is absent if there is no rule. A check
 * digit, a sum or a repetition of the value can pass or fail; an existing date, a length or a list of words can only
 * fail.
 */
export const field = z.object({
  /** English, unique within a document: `idNumber`. */
  name: z.string(),
  /** Chinese, one of the labels of the ability. */
  label: z.string(),
  value: z.string(),
  score,
  check: z.optional(z.enum(['passed', 'failed'])),
  /** Why a check failed, in one Chinese sentence; for a passed check, what agrees with what, in a few Chinese words. */
  reason: z.optional(z.string()),
  polygon: z.optional(polygon),
  /** Index into `pieces` for a sheet with several documents. */
  piece: z.optional(count),
  /** Index of the row for fields of a table (goods of a receipt). */
  row: z.optional(count),
});
export type Field = z.output<typeof field>;

/** One document on a sheet with several. */
export const piece = z.object({ kind: z.string(), label: z.string(), score, polygon });
export type Piece = z.output<typeof piece>;

/** The result of an engine for a picture of `width` by `height`. */
export const found = z.object({
  width: count,
  height: count,
  targets: z.array(target),
  texts: z.array(textLine),
  fields: z.array(field),
  pieces: z.array(piece),
  /** Hints for the user about this result, one Chinese sentence each. */
  notes: z.array(z.string()),
});
export type Found = z.output<typeof found>;

/** The engine that serves an ability. */
export const engineInfo = z.object({
  /** `builtIn`: an engine of the platform; `package`: an operator's model package. */
  kind: z.enum(['builtIn', 'package']),
  model: z.string(),
  version: z.string(),
});
export type EngineInfo = z.output<typeof engineInfo>;

/** The use of one limit. */
const allowance = z.object({
  /** Null means no limit. */
  limit: z.nullable(count),
  used: count,
  /** When `used` is reset; null if never. */
  resetsAt: z.nullable(z.iso.datetime()),
});

/** The trials of one ability that a user has left. */
export const trialQuota = z.object({
  tier: z.enum(['visitor', 'loggedIn', 'inReview', 'certified']),
  samplesOnly: z.boolean(),
  /** The smallest remainder of all limits; null means no limit. */
  left: z.nullable(count),
  day: allowance,
  month: allowance,
  inAll: allowance,
});
export type TrialQuota = z.output<typeof trialQuota>;

export const recognition = z.extend(found, {
  requestId: z.string(),
  abilityNo: count,
  /** The user's picture that was recognised; absent for a sample. A picture fetched by URL is stored like an upload. */
  pictureId: z.optional(z.string()),
  model: z.string(),
  version: z.string(),
  /** Milliseconds from the arrival of the picture at the engine to the result. */
  milliseconds: count,
  quota: trialQuota,
});
export type Recognition = z.output<typeof recognition>;
