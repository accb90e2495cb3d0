import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FEEDBACK_HASH } from '#contract/documents/feedback.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { useUser } from '#web/kit/session/user.ts';
import { onFeedback } from '#web/kit/shell/consult/feedback-opener.ts';
import { loadCentreTexts, loadLazyTexts } from '#web/kit/start-up/load-language.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { selectionAround } from './quotation.ts';
import styles from './document-feedback.module.css';

/** The document, as its reader sees it. */
export interface ReadDocument {
  uuid: string;
  title: string;
  version: number;
}

// What a form says about its draft is among the texts of the account centre.
const loadDialog = async () =>
  (await Promise.all([import('./feedback-dialog.tsx'), loadLazyTexts(), loadCentreTexts()]))[0];

const loadOffer = () => import('./selection-offer.tsx');

const loadOwn = async () => (await Promise.all([import('./own-feedback-list.tsx'), loadLazyTexts()]))[0];

/** Returns whether an element has come near the window. */
const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
};

/** Returns whether something has ever been selected in the article of an element. */
const useSelected = (within: RefObject<HTMLElement | null>): boolean => {
  const [wasSelected, setSelected] = useState(false);
  useEffect(() => {
    if (wasSelected) return;
    const look = () => setSelected(selectionAround(within.current) !== undefined);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [within, wasSelected]);
  return wasSelected;
};

/** Takes feedback on a document: from the end of its text, the floating card, a selection, or an address with the hash. */
export const DocumentFeedback = ({ document }: { document: ReadDocument }) => {
  const box = useRef<HTMLElement>(null);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ quotation: string }>();
  const user = useUser();
  const isNear = useNear(box);
  const offer = useLazyComponent(loadOffer, useSelected(box));
  const own = useLazyComponent(loadOwn, isNear && Boolean(user));
  /** Counts the dialogs that were closed: one may have sent something. */
  const [closed, setClosed] = useState(0);
  const isAsked = hash === FEEDBACK_HASH;
  useEffect(() => {
    if (isAsked) setOpened((before) => before ?? { quotation: '' });
  }, [isAsked]);
  // Every button that opens the dialog quotes the selected text.
  const open = () => setOpened({ quotation: selectionAround(box.current)?.text ?? '' });
  useEffect(() => onFeedback(open), []);
  const close = () => {
    setOpened(undefined);
    setClosed((before) => before + 1);
    if (isAsked) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  const dialog = useLazyComponent(loadDialog, opened !== undefined, close);
  return (
    <>
      <section ref={box} className={styles.ask} aria-label={t('documents.feedback')}>
        <p>{t('documents.feedbackAsk')}</p>
        <button
          type="button"
          className={`button button-plain ${styles.open}`}
          aria-haspopup="dialog"
          aria-busy={opened !== undefined && !dialog}
          onMouseDown={(event) => event.preventDefault()}
          onClick={open}
        >
          {t('documents.feedback')}
        </button>
        {offer && (
          <offer.SelectionOffer
            within={box}
            select={selectionAround}
            onQuote={(quotation) => setOpened({ quotation })}
          />
        )}
        {opened && dialog && <dialog.FeedbackDialog document={document} quotation={opened.quotation} onClose={close} />}
      </section>
      {own && user && <own.OwnFeedbackList key={`${userIdOf(user)} ${closed}`} docId={document.uuid} />}
    </>
  );
};
