import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Draft } from '#contract/enterprise/application.ts';
import { getDraft, saveDraft, type SavedDraft } from '#contract/enterprise/calls.ts';
import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { UserErrorCode } from '#contract/kit/errors/vocabulary.ts';
import { makeCall } from '#web/kit/call.ts';
import { createDraftSaver, type DraftStore } from '#web/kit/draft/draft-saver.ts';
import type { ServerDraft } from '#web/kit/draft/draft-values.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { type FormValues, valuesOf } from '../../form-values.ts';
import { overlongTexts } from '../../overlong-texts.ts';

/** Returns whether the application was sent meanwhile, so that there is nothing left to fill in. */
const overCodes: readonly string[] = ['PSP0080006' satisfies UserErrorCode, WRONG_STATE];
export const isOver = (error: unknown) => overCodes.includes((error as CallFailure).code);

interface Options {
  values: FormValues;
  saved: SavedDraft;
  /** The storage key under which this tab keeps unsaved changes when the user leaves. */
  place: string;
  /** Called with other values than the form's: those that the previous page had not saved, or another draft. */
  onReplace: (draft: Draft) => void;
  /** Called when an application was sent from elsewhere. */
  onOver: () => void;
}

const serverDraftOf = ({ draft, version, savedAt }: SavedDraft): ServerDraft<FormValues> => ({
  values: draft && valuesOf(draft),
  version,
  savedAt,
});

/** The draft of a certification, which is stored with the application and not with the user's other drafts. */
const store: DraftStore<FormValues> = {
  read: async () => serverDraftOf(await makeCall(getDraft, {})),
  async save(draft, version) {
    // The server's draft has the limits of the application. The tab keeps a longer text.
    if (Object.keys(overlongTexts(draft)).length > 0) throw new Error(t('layers.draft.tooLong'));
    return makeCall(saveDraft, { draft, version });
  },
};

/** Keeps the form as a draft on the server and in this tab. */
export const useDraft = ({ values, saved, place, onReplace, onOver }: Options) => {
  const latest = useRef({ onReplace, onOver });
  useEffect(() => {
    latest.current = { onReplace, onOver };
  });
  const [saver] = useState(() =>
    createDraftSaver({
      store,
      copyKey: place,
      initial: values,
      read: (kept) => valuesOf(kept as Draft),
      known: serverDraftOf(saved),
      isOver,
    }),
  );
  const { state, replaced } = useSyncExternalStore(saver.subscribe, saver.shown, saver.shown);

  const seen = useRef(0);
  useEffect(() => {
    const draft = saver.shown();
    // The form's former values must not overwrite those that were just taken over.
    if (draft.replaced === seen.current) return saver.change(values);
    seen.current = draft.replaced;
    latest.current.onReplace(draft.values);
  }, [saver, values, replaced]);
  useEffect(() => saver.start(), [saver]);
  useEffect(() => {
    if (state.kind === 'over') latest.current.onOver();
  }, [state]);

  return {
    state,
    save: saver.save,
    /** Stops saving while the application is being sent. */
    pause: saver.pause,
    goOn: saver.goOn,
    takeTheirs: saver.takeTheirs,
    keepOurs: saver.keepOurs,
  };
};
