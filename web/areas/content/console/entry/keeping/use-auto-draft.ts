import { useEffect, useRef } from 'react';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { createAutoDraft } from './auto-draft.ts';

/** Saves the unsaved text as a draft automatically: after a pause, in a hidden tab, and when the editor is left. */
export const useAutoDraft = (payload: Payload, isChanged: boolean, save: () => void): void => {
  const latest = useRef(save);
  const draft = useRef<ReturnType<typeof createAutoDraft>>(undefined);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const own = createAutoDraft(() => latest.current());
    draft.current = own;
    const onVisibility = () => (document.visibilityState === 'hidden' ? own.hide() : own.show());
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      own.leave();
    };
  }, []);
  useEffect(() => {
    if (isChanged) draft.current?.typed();
  }, [payload, isChanged]);
};
