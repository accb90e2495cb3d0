import * as z from 'zod/mini';
import { text } from '../kit/text.ts';
import { ENTRIES_MAXIMUM, TEXT_MAXIMUM } from './limits.ts';

/**
 * A replay has the structure of a page and nothing that is written on it: a text is the number of its characters, and a
 * field is empty. It cannot contain personal data, since its only texts are names of elements and the path.
 */
const number = z.int().check(z.gte(-1_000_000), z.lte(100_000_000));
const elementId = z.int().check(z.gte(0), z.lte(10_000_000));
const elementName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));

/**
 * Id, id of the parent, name, left, top, width and height in px on the page, and number of characters of its own text.
 */
const element = z.tuple([elementId, elementId, elementName, number, number, number, number, elementId]);
export type ReplayElement = z.output<typeof element>;

/** Milliseconds since the replay began. */
const after = z.int().check(z.gte(0), z.lte(86_400_000));
const MANY = 5000;

const replayEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view'), after, page: text(TEXT_MAXIMUM.url), width: number, height: number }),
  z.object({ kind: z.literal('added'), after, elements: z.array(element).check(z.maxLength(MANY)) }),
  z.object({ kind: z.literal('removed'), after, ids: z.array(elementId).check(z.maxLength(MANY)) }),
  z.object({ kind: z.literal('text'), after, id: elementId, length: elementId }),
  z.object({ kind: z.literal('scroll'), after, top: number }),
  z.object({ kind: z.literal('click'), after, left: number, top: number }),
  z.object({ kind: z.literal('error'), after }),
]);
export type ReplayEvent = z.output<typeof replayEvent>;

export const replayReasons = ['sample', 'error'] as const;

export const replayPart = (id: z.ZodMiniType<string>, parts: number) =>
  z.object({
    replayId: id,
    part: z.int().check(z.gte(0), z.lt(parts)),
    reason: z.enum(replayReasons),
    /** When the replay began, in milliseconds since 1970. */
    at: z.number(),
    events: z.array(replayEvent).check(z.maxLength(ENTRIES_MAXIMUM * 40)),
  });
