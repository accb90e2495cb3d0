import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FEEDBACK_HASH } from '#contract/documents/feedback.ts';
import { onFeedback } from '#web/kit/shell/consult/feedback-opener.ts';
import { loadCentreTexts, loadLateTexts } from '#web/kit/start-up/load-language.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { selectionIn } from './quotation.ts';
import { SelectionOffer } from './selection-offer.tsx';
import styles from './document-feedback.module.css';

/** The document, as its reader sees it. */
export interface ReadDocument {
  uuid: string;
  title: string;
  version: number;
}

// What a form says about its draft is among the texts of the account centre.
const loadDialog = async () =>
  (await Promise.all([import('./feedback-dialog.tsx'), loadLateTexts(), loadCentreTexts()]))[0];

/** Takes feedback on a document: from the end of its text, the floating card, a selection, or an address with the hash. */
export const DocumentFeedback = ({ document }: { document: ReadDocument }) => {
  const box = useRef<HTMLElement>(null);
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ quotation: string }>();
  const isAsked = hash === FEEDBACK_HASH;
  useEffect(() => {
    if (isAsked) setOpened((before) => before ?? { quotation: '' });
  }, [isAsked]);
  // What is selected is quoted, whichever button opens the dialog.
  const open = () => setOpened({ quotation: selectionIn(box.current?.closest('article') ?? null)?.text ?? '' });
  useEffect(() => onFeedback(open), []);
  const close = () => {
    setOpened(undefined);
    if (isAsked) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  };
  const dialog = useLazyComponent(loadDialog, opened !== undefined, close);
  return (
    <section ref={box} className={styles.ask} aria-label={t('documents.feedback')}>
      <p>{t('documents.feedbackAsk')}</p>
      <button
        type="button"
        className="button button-plain"
        aria-haspopup="dialog"
        aria-busy={opened !== undefined && !dialog}
        onMouseDown={(event) => event.preventDefault()}
        onClick={open}
      >
        {t('documents.feedback')}
      </button>
      <SelectionOffer within={box} onQuote={(quotation) => setOpened({ quotation })} />
      {opened && dialog && <dialog.FeedbackDialog document={document} quotation={opened.quotation} onClose={close} />}
    </section>
  );
};
