import * as z from 'zod/mini';
import { text } from './text.ts';

/** Control characters and direction overrides. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const unseenButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** A typed line, without the blanks around it. */
export const line = (maximum: number, minimum = 0) =>
  text(maximum).check(
    z.trim(),
    z.minLength(minimum),
    z.refine((value) => !unseen.test(value), { error: 'holds a control character' }),
  );

/** Typed lines, all of which end with `\n`. */
export const lines = (maximum: number, minimum = 0) =>
  text(maximum).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.minLength(minimum),
    z.refine((value) => !unseenButBreaks.test(value), { error: 'holds a control character' }),
  );
