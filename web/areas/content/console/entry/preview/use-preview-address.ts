import { useEffect, useEffectEvent, useState } from 'react';
import { previewEntry } from '#contract/content/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';

interface Asked {
  entryId: string;
  /** A version; undefined for what is typed, or else the newest version. */
  no: number | undefined;
  /** Changes whenever the page would look different. */
  state: string;
  /** Whether the content has errors: the last preview stays. */
  isBroken: boolean;
  /** The part of the page that the last change concerns, as a hash. A new preview opens it. */
  hash: string;
}

/** The address of the newest preview, or the reason why there is none. Each state of the content has its own one. */
export const usePreviewAddress = ({ entryId, no, state, isBroken, hash }: Asked) => {
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const touched = useEffectEvent(() => hash);
  const isHeld = isBroken && no === undefined;
  useEffect(() => {
    if (isHeld) return;
    let isGone = false;
    makeCall(previewEntry, { entryId, ...(no !== undefined && { no }) }).then(
      (answer) => {
        if (isGone) return;
        setAddress(answer.address + touched());
        setFailure(undefined);
      },
      ({ code, message }: Error & { code?: string }) => {
        if (!isGone) setFailure(code === '10003' ? t('content.preview.unfit') : message);
      },
    );
    return () => {
      isGone = true;
    };
  }, [entryId, no, state, isHeld, attempt]);
  return {
    address,
    failure: isHeld ? t('content.preview.held') : failure,
    /** How often `again` was called. */
    attempt,
    again: () => setAttempt((n) => n + 1),
  };
};
