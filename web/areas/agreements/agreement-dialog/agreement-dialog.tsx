import { useCallback, useEffect, useId, useReducer, useRef, useState } from 'react';
import type { RequestOf } from '#contract/kit/call.ts';
import type { AgreementStatus, confirmAgreements } from '#contract/agreements/calls.ts';
import { CONFIRM_SOURCE } from '#contract/auth/limits.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import styles from './agreement-dialog.module.css';
import { AgreementChanges } from '../agreement-changes.tsx';
import { AgreementFooter } from './agreement-footer.tsx';
import { AgreementHead } from './agreement-head.tsx';
import { agreementReducer, dialogTitle, firstUnread, isRead, noAgreements } from './agreement-state.ts';
import { AgreementStepper } from './agreement-stepper.tsx';
import { type Picture, PicturePreview } from '#web/kit/ui/pictures/picture-preview.tsx';
import { AgreementText } from './agreement-text.tsx';

const NOTHING_TO_CONFIRM = 'US000011';
const SESSION_TIMED_OUT = 'US000004';

export interface AgreementDialogProps {
  /** The answer of `getAgreementStatus`, or of its counterpart for sub-accounts. */
  status: AgreementStatus;
  /** Makes the call. Throws a `CallFailure`. */
  confirm: (request: RequestOf<typeof confirmAgreements>) => Promise<AgreementStatus>;
  /** Called once no agreement is pending, or a sub-account has read the update. */
  onClose: () => void;
  /** Called if the session had ended when the user agreed. */
  onSessionTimeout: () => void;
  /** Logs out, so that users who do not agree can leave. */
  onLogout: () => void;
}

/** Asks the user to read and accept the updated agreements. */
export const AgreementDialog = ({ status, confirm, onClose, onSessionTimeout, onLogout }: AgreementDialogProps) => {
  const [state, dispatch] = useReducer(agreementReducer, status, (initial) =>
    agreementReducer(noAgreements, { type: 'open', status: initial }),
  );
  const [step, setStep] = useState(0);
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);

  const { agreements, read, show } = state;
  const agreement = agreements[step];
  const { title = '', version } = agreement ?? {};
  const onRead = useCallback(() => dispatch({ type: 'read', title, version }), [title, version]);
  const closePicture = useCallback(() => setPicture(undefined), []);

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-agreement-text]')?.focus({ preventScroll: true });
    frame.current?.scrollTo(0, 0);
  }, [agreement]);

  const goTo = (at: number) => {
    setMessage('');
    setOnlyChanges(false);
    setStep(at);
  };
  const jumpTo = (at: number) => {
    if (at === step) return;
    if (isRead(state, at)) goTo(at);
    else setMessage(t('agreements.dialog.unread'));
  };
  const leave = () => {
    dispatch({ type: 'close' });
    onClose();
  };

  const confirmAll = async () => {
    setSending(true);
    setMessage('');
    try {
      const versions = agreements.map((one) => ({ key: one.key, version: one.version ?? '' }));
      const after = await confirm({ source: CONFIRM_SOURCE, userId: status.userId, versions });
      if (!after.showPrivacyAgt) return leave();
      const action = { type: 'open', status: after } as const;
      dispatch(action);
      goTo(firstUnread(agreementReducer(state, action)));
      setMessage(t('agreements.dialog.renewed'));
    } catch (error) {
      const { code } = error as Partial<CallFailure>;
      if (code === NOTHING_TO_CONFIRM) return leave();
      if (code === SESSION_TIMED_OUT) {
        dispatch({ type: 'close' });
        return onSessionTimeout();
      }
      setMessage(t('agreements.dialog.failed'));
    } finally {
      setSending(false);
    }
  };

  if (!show || !agreement) return null;
  const { changes = [], canNotConfirm, content } = agreement;
  const last = step === agreements.length - 1;
  return (
    <>
      <Modal labelledBy={titleId} className={styles.dialog} onDismiss={canNotConfirm ? leave : undefined}>
        <div ref={frame} className={styles.frame}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {dialogTitle(agreements)}
            </h2>
            {agreements.length > 1 && (
              <AgreementStepper agreements={agreements} read={read} step={step} onStep={jumpTo} />
            )}
            <AgreementHead agreement={agreement} onlyChanges={onlyChanges} onOnlyChanges={setOnlyChanges} />
          </div>
          {onlyChanges ? (
            <AgreementChanges changes={changes} title={title} className={styles.text} />
          ) : (
            <AgreementText
              key={`${agreement.key} ${version}`}
              html={content}
              className={styles.text}
              title={title}
              onRead={onRead}
              onPicture={setPicture}
            />
          )}
          <AgreementFooter
            message={message}
            canNotConfirm={canNotConfirm}
            unread={!isRead(state, step)}
            onlyChanges={onlyChanges}
            first={step === 0}
            last={last}
            sending={sending}
            onPrevious={() => goTo(step - 1)}
            onAgree={last ? confirmAll : () => goTo(step + 1)}
            onKnown={leave}
            onLogout={onLogout}
          />
        </div>
      </Modal>
      {picture && <PicturePreview picture={picture} onClose={closePicture} />}
    </>
  );
};
