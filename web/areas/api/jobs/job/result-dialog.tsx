import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import type { JobItem } from '#contract/api/job-shapes.ts';
import { requestPath } from '#contract/api/remedies.ts';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import { LazyResult } from '../../lazy-result.tsx';
import styles from './result-dialog.module.css';

interface ResultDialogProps {
  item: JobItem;
  picture: string | undefined;
  /** The place of the item on its page, from 1. */
  at: number;
  of: number;
  /** The account has a page about the request of the item. */
  hasRequest: boolean;
  onMove: (by: 1 | -1) => void;
  onClose: () => void;
}

const ICON_PX = 20;

/** The result of one picture, as large as the window allows, with the ones before and after it. */
export const ResultDialog = ({ item, picture, at, of, hasRequest, onMove, onClose }: ResultDialogProps) => {
  const title = useId();
  const { itemNo, name, state, result, reason, remedy, requestId, abilityNo } = item;
  const move = (by: 1 | -1) => {
    if (at + by >= 1 && at + by <= of) onMove(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: -1, PageDown: 1 }[event.key] as 1 | -1 | undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Modal labelledBy={title} className={styles.dialog} onDismiss={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The buttons do the same. */}
      <div className={styles.inside} onKeyDown={onKeyDown}>
        <header className={styles.head}>
          <h2 id={title} className={styles.title}>
            {name}
          </h2>
          <span className={styles.place} role="status">
            {t('batchJobs.item.place', { at, of })}
          </span>
          <button type="button" aria-label={t('batchJobs.item.before')} disabled={at <= 1} onClick={() => move(-1)}>
            <ChevronLeft size={ICON_PX} aria-hidden="true" />
          </button>
          <button type="button" aria-label={t('batchJobs.item.after')} disabled={at >= of} onClick={() => move(1)}>
            <ChevronRight size={ICON_PX} aria-hidden="true" />
          </button>
          <button type="button" aria-label={t('batchJobs.item.close')} onClick={onClose}>
            <X size={ICON_PX} aria-hidden="true" />
          </button>
        </header>
        {result ? (
          <LazyResult
            key={itemNo}
            answer={{ ...result, requestId: requestId ?? name, abilityNo }}
            src={picture}
            label={name}
          />
        ) : (
          <p className={state === 'failed' ? styles.failed : undefined}>
            {t(`batchJobs.item.${state === 'done' ? 'empty' : state}`)}
            {reason !== null && `：${reason}`}
            {remedy}
          </p>
        )}
        {hasRequest && requestId !== null && (
          <p className={styles.foot}>
            <Link to={requestPath(requestId)}>{t('batchJobs.item.request')}</Link>
          </p>
        )}
      </div>
    </Modal>
  );
};
