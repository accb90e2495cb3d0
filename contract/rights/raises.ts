import * as z from 'zod/mini';
import { count } from '../kit/paging.ts';

/** Null: the limit of the tier. */
const raised = z.nullable(count);
export const raisedFigures = {
  trialsADay: raised,
  trialsAMonth: raised,
  trialsInAll: raised,
  callsASecond: raised,
  jobPicturesADay: raised,
};

/** A raise as its account sees it. */
export const ownRaise = z.object({
  raiseId: z.string(),
  /** Null: all abilities. */
  abilityNo: z.nullable(z.int()),
  abilityName: z.string(),
  ...raisedFigures,
  /** Null: without an end. */
  until: z.nullable(z.iso.datetime()),
  reason: z.string(),
  madeAt: z.iso.datetime(),
});
export type OwnRaise = z.output<typeof ownRaise>;
