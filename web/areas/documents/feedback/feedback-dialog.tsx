import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FEEDBACK_HASH, FEEDBACK_SOURCE } from '#contract/documents/feedback.ts';
import { createFeedback } from '#contract/documents/feedback-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { type User, useUser } from '#web/kit/session/user.ts';
import { openLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import type { ReadDocument } from './document-feedback.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { emptyFeedback, type FeedbackValues, readFeedback } from './feedback-values.ts';
import { OwnFeedbackList } from './own-feedback-list.tsx';
import { keepVisitorText, visitorText } from './visitor-text.ts';
import styles from './feedback-dialog.module.css';

interface PartProps {
  document: ReadDocument;
  /** The text that the reader has selected; empty if none. */
  quotation: string;
  onClose: () => void;
}

/** A visitor writes first and logs in to send it; what is typed waits in this tab. */
const VisitorPart = ({ document: { uuid }, quotation, onClose }: PartProps) => {
  const [values, setValues] = useState((): FeedbackValues => {
    const kept = visitorText(uuid) ?? emptyFeedback;
    return quotation === '' ? kept : { ...kept, quotation };
  });
  useEffect(() => keepVisitorText(uuid, values), [uuid, values]);
  return (
    <FeedbackForm
      values={values}
      onChange={setValues}
      onClose={onClose}
      onSend={async () => openLogin(FEEDBACK_HASH)}
      line={<p className={styles.line}>{t('docFeedback.loginFirst')}</p>}
    />
  );
};

const isTrouble = ({ kind }: { kind: string }) => kind === 'conflict' || kind === 'failed';

const UserPart = ({ document: { uuid, version }, quotation, onClose, user }: PartProps & { user: User }) => {
  const draft = useDraft(
    { userId: userIdOf(user), kind: 'documents.feedback', subject: uuid },
    emptyFeedback,
    readFeedback,
  );
  /** A repeated attempt with the same content is the same feedback. */
  const intent = useRef({ content: '', key: '' });
  const { change, latest } = draft;
  useEffect(() => {
    const typed = visitorText(uuid);
    if (typed) change(typed);
    keepVisitorText(uuid, undefined);
    if (quotation !== '') change({ ...latest(), quotation });
    // oxlint-disable-next-line react/exhaustive-deps -- Only what was there when the dialog opened.
  }, []);
  // The quotation was not typed by the reader.
  const hasTyped = draft.values.content !== '' || draft.values.kind !== null || isTrouble(draft.line.state);
  const send = async () => {
    const { content, kind, quotation: quoted } = latest();
    const request = {
      feedBackContent: content,
      docId: uuid,
      source: FEEDBACK_SOURCE,
      version,
      quotation: quoted,
      ...(kind && { kind }),
    };
    const asText = JSON.stringify(request);
    if (intent.current.content !== asText) intent.current = { content: asText, key: randomString() };
    await makeCall(createFeedback, request, {
      idempotencyKey: intent.current.key,
      showSuccess: t('docFeedback.success'),
    });
    draft.discard();
    onClose();
  };
  return (
    <>
      <FeedbackForm
        values={draft.values}
        onChange={change}
        onClose={onClose}
        onSend={send}
        line={hasTyped && <DraftLine {...draft.line} />}
      />
      <OwnFeedbackList docId={uuid} />
    </>
  );
};

/** The dialog in which a reader says what is wrong with a document, and sees what was answered before. */
export const FeedbackDialog = (props: PartProps) => {
  const id = useId();
  const user = useUser();
  return (
    <Modal labelledBy={id} className={styles.dialog} onDismiss={props.onClose}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={id}>{t('docFeedback.title')}</h2>
          <button type="button" className={styles.close} aria-label={t('docFeedback.cancel')} onClick={props.onClose}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <p className={styles.about}>{t('docFeedback.about', { title: props.document.title })}</p>
        {user ? <UserPart key={userIdOf(user)} {...props} user={user} /> : <VisitorPart {...props} />}
      </div>
    </Modal>
  );
};
