import { type FormEvent, useRef, useState } from 'react';
import { type ApplicationKey, createKey, type MadeKey, updateKey } from '#contract/api/applications/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { t } from '#web/kit/texts.ts';
import { useLeaveDialog } from '#web/kit/ui/dialog/leave-dialog.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { KindField } from './application-dialog.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { fieldOf, messageOf } from './failure.ts';
import { type DraftErrors, draftOf, errorsOf, type KeyDraft, newDraft, requestOf } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';

interface KeyDialogProps {
  applicationId: string;
  /** Undefined for a new key. */
  edited?: ApplicationKey | undefined;
  onClose: () => void;
  /** Shows the new key in place of this dialog. */
  onMade: (made: MadeKey, draft: KeyDraft) => void;
  /** Reloads the page's data. */
  onChanged: () => Promise<void>;
}

/** Makes a key, or changes what it may be used for. */
export const KeyDialog = ({ applicationId, edited, onClose, onMade, onChanged }: KeyDialogProps) => {
  const [saved] = useState(() => edited && draftOf(edited));
  const [draft, setDraft] = useState<KeyDraft>(saved ?? newDraft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [formError, setFormError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, runTask } = useSingleTask();
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved ?? newDraft);
  const { leave, question } = useLeaveDialog(unsaved, onClose);

  const save = async () => {
    const request = requestOf(draft);
    if (edited) {
      await makeCall(updateKey, { ...request, keyId: edited.keyId, version: edited.version });
      showNotice(t('applications.saved'), 'success');
      onClose();
    } else onMade(await makeCall(createKey, { ...request, applicationId, kind: draft.kind }), draft);
    await onChanged();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFormError(undefined);
    const found = errorsOf(draft, saved);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form.current);
      return;
    }
    void runTask(async () => {
      try {
        await save();
        return true;
      } catch (error) {
        const field = fieldOf(error);
        if (field !== undefined && field in requestOf(draft)) setErrors({ [field]: messageOf(error) });
        else setFormError(messageOf(error));
        focusFirstInvalid(form.current);
        void onChanged();
        return false;
      }
    });
  };
  const words = edited
    ? t(busy ? 'applications.saving' : 'applications.save')
    : t(busy ? 'applications.key.making' : 'applications.key.make');
  return (
    <Dialog
      title={t(edited ? 'applications.key.edit.title' : 'applications.key.make.title')}
      onDismiss={busy ? undefined : leave}
    >
      <form ref={form} onSubmit={submit} noValidate>
        {edited && <p className={styles.text}>{t('applications.key.edit.lead')}</p>}
        {!edited && <KindField kind={draft.kind} onChange={(kind) => setDraft({ ...draft, kind })} />}
        <KeyFields
          draft={draft}
          errors={errors}
          known={edited?.abilities ?? []}
          onChange={(change) => {
            setDraft((before) => ({ ...before, ...change }));
            setErrors((before) =>
              Object.fromEntries(
                Object.entries(before).filter(([field]) => !(field in change) && !('isChosen' in change)),
              ),
            );
          }}
        />
        <FormError>{formError}</FormError>
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={leave} disabled={busy}>
            {t('applications.cancel')}
          </button>
          <button type="submit" className="button button-primary" disabled={busy} aria-busy={busy}>
            {words}
          </button>
        </div>
      </form>
      {question}
    </Dialog>
  );
};
