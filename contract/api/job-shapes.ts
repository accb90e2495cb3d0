import * as z from 'zod/mini';
import { abilityNo } from '../catalogue/ability.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '../trial/limits.ts';
import { sampleId } from '../trial/panel.ts';
import { found } from '../trial/recognition.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { itemStates, jobStates } from './job-states.ts';
import {
  JOB_ABILITIES_MAXIMUM,
  JOB_ARCHIVE_MAXIMUM_BYTES,
  JOB_PICTURES_MAXIMUM,
  JOB_TITLE_MAXIMUM,
  PICTURE_NAME_MAXIMUM,
} from './job-limits.ts';

export const jobId = z.guid();
export const pieceNo = z.int().check(z.gte(0), z.lte(Math.ceil(JOB_ARCHIVE_MAXIMUM_BYTES / 1_048_576)));
export const pictureName = text(PICTURE_NAME_MAXIMUM, 1);
/** Where a picture is in its job; pictures that are sent at once keep their order by it. */
export const pictureNo = queryInteger(z.int().check(z.gte(1), z.lte(JOB_PICTURES_MAXIMUM)));
export const pictureForm = { maximumBytes: TRIAL_PICTURE_MAXIMUM_BYTES } as const;

/** A ZIP archive that will be sent in pieces. */
const archive = z.object({
  bytes: z.int().check(z.gte(1), z.lte(JOB_ARCHIVE_MAXIMUM_BYTES)),
  /** Of the whole, in lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * What is to be recognised. With `addresses` or `sampleIds` the job starts at once. With `archive` its pieces follow, and
 * otherwise pictures one by one; then it is started.
 */
export const newJob = {
  title: z._default(text(JOB_TITLE_MAXIMUM), ''),
  abilityNo: z.optional(abilityNo),
  abilityNos: z.optional(z.array(abilityNo).check(z.minLength(1), z.maxLength(JOB_ABILITIES_MAXIMUM))),
  /** Leaves out targets and texts with a lower score. */
  threshold: z.optional(z.number().check(z.gte(0), z.lte(1))),
  addresses: z.optional(z.array(text(900, 1)).check(z.minLength(1), z.maxLength(JOB_PICTURES_MAXIMUM))),
  sampleIds: z.optional(z.array(sampleId).check(z.minLength(1), z.maxLength(JOB_PICTURES_MAXIMUM))),
  archive: z.optional(archive),
};
export type NewJob = z.output<ReturnType<typeof newJobSchema>>;
const newJobSchema = () => z.object(newJob);

export const job = z.object({
  jobId,
  title: z.string(),
  state: z.enum(jobStates),
  /** Why the portal has rejected or cancelled it; null otherwise. */
  code: z.nullable(z.string()),
  /** The sentence of the code. */
  reason: z.nullable(z.string()),
  abilityNos: z.array(abilityNo),
  threshold: z.nullable(z.number()),
  source: z.enum(['addresses', 'samples', 'pictures', 'archive']),
  pictures: count,
  /** The number of files in the archive that are not pictures. */
  skipped: count,
  /** One for each picture and ability. */
  items: count,
  done: count,
  failed: count,
  /** The name of the application or sub-account that made it; empty for the main account. */
  by: z.string(),
  isFree: z.boolean(),
  createdAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Results and pictures are removed then. */
  resultsUntil: z.iso.datetime(),
});
export type Job = z.output<typeof job>;

/** A job as its owner sees it. */
export const ownJob = z.extend(job, { /** Null for a batch trial. */ applicationId: z.nullable(z.string()) });
export type OwnJob = z.output<typeof ownJob>;

export const jobFound = z.extend(found, { model: z.string(), version: z.string(), milliseconds: count });
export const jobItem = z.object({
  itemNo: count,
  pictureNo: count,
  /** The name of the picture's file, its address or its sample. */
  name: z.string(),
  abilityNo,
  state: z.enum(itemStates),
  requestId: z.nullable(z.string()),
  /** Of a picture that has failed: the code, its sentence, and what to do. */
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  remedy: z.nullable(z.string()),
  result: z.nullable(jobFound),
});
export type JobItem = z.output<typeof jobItem>;

/** An item as the owner of its job sees it. */
export const ownItem = z.extend(jobItem, {
  /**
   * The SHA-256 of the picture as it was sent, in lower-case hex; null for a picture by its address and for a sample.
   */
  sha256: z.nullable(z.string()),
});
export type OwnItem = z.output<typeof ownItem>;

/** What an upload still lacks. */
export const sentPiece = z.object({ missing: z.array(count) });
export const jobBegun = z.extend(job, {
  /** Of an archive: how long its pieces are, and how many there are. */
  pieceBytes: z.nullable(count),
  pieces: z.nullable(count),
});
