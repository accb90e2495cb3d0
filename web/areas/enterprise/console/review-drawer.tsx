import { Button, Drawer } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApplicationDetail } from '#contract/enterprise/calls.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { StateTag } from './application-tags.tsx';
import styles from './review-drawer.module.css';

const ICON_PX = 16;
/** Wide enough for the licence next to the fields. On narrower pages the drawer uses the width there is. */
const WIDTH_PX = 1180;

interface ReviewDrawerProps {
  /** `null` if there is no such application, `undefined` if none is open. */
  application: ApplicationDetail | null | undefined;
  /** Opens the next or the previous application of the list; absent at its ends. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Moves the focus to the title when another application opens, so that screen readers start at the top too. */
const useFromTop = (id: string | undefined) => {
  const title = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && id !== undefined && id !== shown.current) {
      title.current?.focus();
      title.current?.closest('[role="dialog"]')?.querySelector('.ant-drawer-body')?.scrollTo(0, 0);
    }
    shown.current = id;
  }, [id]);
  return title;
};

/** The drawer around the open application. */
export const ReviewDrawer = ({ application, onNext, onPrevious, onClose, children }: ReviewDrawerProps) => {
  const title = useFromTop(application?.applicationId);
  return (
    <Drawer
      open={application !== undefined}
      size={WIDTH_PX}
      onClose={onClose}
      title={
        application ? (
          <div ref={title} tabIndex={-1} className={styles.title}>
            <bdi>{application.enterpriseName}</bdi>
            <StateTag state={application.state} />
          </div>
        ) : (
          t('enterprise.room.list')
        )
      }
      extra={
        <div className={styles.steps}>
          <Button
            type="text"
            icon={<ArrowUp size={ICON_PX} aria-hidden="true" />}
            aria-label={t('enterprise.room.previous')}
            title={t('enterprise.room.previous')}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <Button
            type="text"
            icon={<ArrowDown size={ICON_PX} aria-hidden="true" />}
            aria-label={t('enterprise.room.next')}
            title={t('enterprise.room.next')}
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      }
    >
      {application === null ? <EmptyState searched title={t('enterprise.room.missing')} /> : children}
    </Drawer>
  );
};
