import * as z from 'zod/mini';
import { text } from './text.ts';

/** Returns whether a text is a calendar day of this century as `2026-11-21`. */
export const isDay = (value: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === value;
};

/** A calendar day in Shanghai. */
export const day = text(10).check(z.refine(isDay, { error: 'is no day' }));
