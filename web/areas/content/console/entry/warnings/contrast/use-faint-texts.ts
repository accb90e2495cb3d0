import { useEffect, useState } from 'react';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { type Banner, bannersOf, type FaintText, faintTexts } from './faint-texts.ts';

/** Milliseconds without a change before the pictures are read. */
const REST_MS = 400;

interface Measured {
  found: readonly FaintText[];
  /** Whether a picture could not be read, so that nothing is known of its texts. */
  failed: boolean;
}
const none: Measured = { found: [], failed: false };

/** Returns the texts that are hard to read on their pictures, measured in this browser when typing rests. */
export const useFaintTexts = (kind: string, payload: Payload): Measured => {
  const wanted = JSON.stringify(bannersOf(kind, payload));
  const [measured, setMeasured] = useState(none);
  useEffect(() => {
    const banners = JSON.parse(wanted) as Banner[];
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const found = await faintTexts(banners, stop.signal);
          if (!stop.signal.aborted) setMeasured({ found, failed: false });
        } catch {
          if (!stop.signal.aborted) setMeasured({ found: [], failed: true });
        }
      },
      banners.length === 0 ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return measured;
};
