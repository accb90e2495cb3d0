import { type FormEvent, useRef, useState } from 'react';
import {
  type Application,
  createApplication,
  createKey,
  type MadeKey,
  updateApplication,
} from '#contract/api/applications/calls.ts';
import { APPLICATION_NAME_MAXIMUM, APPLICATION_NOTE_MAXIMUM } from '#contract/api/applications/limits.ts';
import type { KeyKind } from '#contract/api/key-format.ts';
import { NAME_TAKEN } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { Field } from '#web/kit/form/field.tsx';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { t } from '#web/kit/texts.ts';
import { useLeaveDialog } from '#web/kit/ui/dialog/leave-dialog.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { type Failure, fieldOf, messageOf } from './failure.ts';
import { Words } from './words.tsx';

const kinds: readonly KeyKind[] = ['live', 'test'];

/** Chooses the kind of a key. */
export const KindField = ({ kind, onChange }: { kind: KeyKind; onChange: (kind: KeyKind) => void }) => (
  <ChoiceField
    label={t('applications.key.kind')}
    options={kinds.map((one, value) => ({ value, label: t(`applications.key.kind.${one}`) }))}
    value={kinds.indexOf(kind)}
    onChange={(value) => onChange(kinds[value] as KeyKind)}
    hint={t('applications.key.kind.hint')}
  />
);

interface ApplicationDialogProps {
  /** Undefined for a new one. */
  application?: Application;
  /** The name that a new application gets if its maker types no other. */
  suggested?: string;
  onClose: () => void;
  /** A new application gets its first key. */
  onMade?: (applicationId: string, key: MadeKey) => void;
  /** Reloads the page's data. */
  onChanged: () => Promise<void>;
}

/** Makes an application with its first key, or changes one. */
export const ApplicationDialog = ({
  application,
  suggested = '',
  onClose,
  onMade,
  onChanged,
}: ApplicationDialogProps) => {
  const [saved] = useState(() => ({
    name: application?.name ?? suggested,
    note: application?.note ?? '',
    keepsInputs: application?.keepsInputs ?? false,
  }));
  const [name, setName] = useState(saved.name);
  const [note, setNote] = useState(saved.note);
  const [keepsInputs, setKeepsInputs] = useState(saved.keepsInputs);
  const [kind, setKind] = useState<KeyKind>('live');
  const [fieldError, setFieldError] = useState<string>();
  const [formError, setFormError] = useState<string>();
  // The application may be there already if only its key could not be made.
  const [intent, setIntent] = useState(() => ({ key: randomString(), contents: '' }));
  const form = useRef<HTMLFormElement>(null);
  const { busy, runTask } = useSingleTask();
  const unsaved = name !== saved.name || note !== saved.note || keepsInputs !== saved.keepsInputs;
  const { leave, question } = useLeaveDialog(unsaved, onClose);

  const make = async () => {
    const request = { name, note, keepsInputs };
    const contents = JSON.stringify(request);
    const idempotencyKey = intent.contents === '' || intent.contents === contents ? intent.key : randomString();
    setIntent({ key: idempotencyKey, contents });
    const { applicationId } = await makeCall(createApplication, request, { idempotencyKey });
    onMade?.(applicationId, await makeCall(createKey, { applicationId, kind, uses: ['infer'] }));
    await onChanged();
  };
  const change = async ({ applicationId, version }: Application) => {
    await makeCall(updateApplication, { applicationId, version, name, note, keepsInputs });
    showNotice(t('applications.saved'), 'success');
    await onChanged();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFormError(undefined);
    const isEmpty = name.trim() === '';
    if (isEmpty) setFieldError(t('applications.name.empty'));
    if (isEmpty || name.length > APPLICATION_NAME_MAXIMUM || note.length > APPLICATION_NOTE_MAXIMUM)
      return focusFirstInvalid(form.current);
    void runTask(async () => {
      try {
        await (application ? change(application) : make());
        return true;
      } catch (error) {
        if ((error as Failure).code === NAME_TAKEN) setFieldError(t('applications.name.taken'));
        else if (fieldOf(error) === 'name') setFieldError(messageOf(error));
        else setFormError(messageOf(error));
        focusFirstInvalid(form.current);
        return false;
      }
    });
  };
  return (
    <Dialog
      title={t(application ? 'applications.edit.title' : 'applications.make')}
      onDismiss={busy ? undefined : leave}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <FormError>{formError}</FormError>
        <Field
          name="name"
          label={t('applications.name')}
          hint={t('applications.name.hint')}
          value={name}
          maxLength={APPLICATION_NAME_MAXIMUM}
          autoComplete="off"
          error={fieldError}
          onChange={({ target }) => {
            setName(target.value);
            setFieldError(undefined);
          }}
        />
        {!application && <KindField kind={kind} onChange={setKind} />}
        <Words label={t('applications.note')} value={note} onChange={setNote} maximum={APPLICATION_NOTE_MAXIMUM} />
        <label className={styles.check}>
          <input type="checkbox" checked={keepsInputs} onChange={({ target }) => setKeepsInputs(target.checked)} />
          <span>
            {t('applications.keepsInputs')}
            <span className={styles.hint}>{t('applications.keepsInputs.hint')}</span>
          </span>
        </label>
        <div className={styles.actions}>
          <button type="button" className="button button-plain" onClick={leave} disabled={busy}>
            {t('applications.cancel')}
          </button>
          <button type="submit" className="button button-primary" disabled={busy} aria-busy={busy}>
            {application
              ? t(busy ? 'applications.saving' : 'applications.save')
              : t(busy ? 'applications.making' : 'applications.makeAndKey')}
          </button>
        </div>
      </form>
      {question}
    </Dialog>
  );
};
