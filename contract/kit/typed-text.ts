import * as z from 'zod/mini';
import { text } from './text.ts';

/** Control characters, and those that turn the direction of what stands behind them. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const unseenButBreaks = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** A line that somebody typed, without the blanks around it. */
export const line = (maximum: number, minimum = 0) =>
  text(maximum).check(
    z.trim(),
    z.minLength(minimum),
    z.refine((value) => !unseen.test(value), { error: 'holds a control character' }),
  );

/** Lines that somebody typed, which end in `\n` alike. */
export const lines = (maximum: number, minimum = 0) =>
  text(maximum).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    z.minLength(minimum),
    z.refine((value) => !unseenButBreaks.test(value), { error: 'holds a control character' }),
  );
