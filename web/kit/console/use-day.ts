import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';

/**
 * Returns the day or minute that a text names, or null for an empty one, for the value of a date field. It stays the
 * same object while the text does: a date field that gets a new one forgets what is being typed or picked.
 */
export const useDay = (text: string | null | undefined): Dayjs | null =>
  useMemo(() => (text === null || text === undefined || text === '' ? null : dayjs(text)), [text]);
