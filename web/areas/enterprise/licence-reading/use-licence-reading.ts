import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { type Printed, readLicence } from '#contract/enterprise/licence-reading.ts';
import { makeCall } from '#web/kit/call.ts';

/** `failed`: the engine has no time now, or the call failed; `again` tries once more. */
export type LicenceReading =
  | { state: 'none' }
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'read'; printed: Printed };

const readingOf = ({ printed }: AnswerOf<typeof readLicence>): LicenceReading =>
  printed ? { state: 'read', printed } : { state: 'failed' };

/** Has the picture of a licence read once it is uploaded. If that fails, the user can still type. */
export const useLicenceReading = (fileId: string): { reading: LicenceReading; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ of: string; reading: LicenceReading }>();
  const wanted = `${fileId} ${attempt}`;
  useEffect(() => {
    if (fileId === '') return;
    const stop = new AbortController();
    const end = (reading: LicenceReading) => {
      if (!stop.signal.aborted) setDone({ of: wanted, reading });
    };
    makeCall(readLicence, { fileId }, { signal: stop.signal }).then(
      (answer) => end(readingOf(answer)),
      () => end({ state: 'failed' }),
    );
    return () => stop.abort();
  }, [fileId, wanted]);
  return {
    reading: fileId === '' ? { state: 'none' } : done?.of === wanted ? done.reading : { state: 'reading' },
    again: () => setAttempt(attempt + 1),
  };
};
