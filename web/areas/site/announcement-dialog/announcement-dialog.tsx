import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Announcement, getAnnouncement } from '#contract/site/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { isFirstVisit } from '#web/kit/session/first-visit.ts';
import { t } from '#web/kit/texts.ts';
import { Modal } from '#web/kit/ui/modal.tsx';
import { isIdle } from '#web/kit/ui/interruptions.ts';
import styles from './announcement-dialog.module.css';
import { AnnouncementSheet } from '../announcement-sheet.tsx';
import { isAnnouncementRead, markAnnouncementRead } from './announcement-read.ts';
import { mayAnnounce } from './may-announce.ts';

/**
 * Shows the current announcement until the user marks it as read; Escape postpones it to the next page load. It does
 * not interrupt a user who is busy, but waits for the next page.
 */
export const AnnouncementDialog = ({ userId }: { userId: string }) => {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const [shown, setShown] = useState(false);
  const { pathname } = useLocation();
  const mayOpen = mayAnnounce({ pathname, firstVisit: isFirstVisit() });
  const titleId = useId();
  const known = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    makeCall(getAnnouncement, {}, { signal: stop.signal }).then(
      (current) => {
        if (current && !stop.signal.aborted && !isAnnouncementRead(userId, current.announcementId))
          setAnnouncement(current);
      },
      // A failure is ignored: an announcement is not worth an error message.
      () => {},
    );
    return () => stop.abort();
  }, [userId]);
  // Checked when it arrives and on each page change, not while the user stays on a page.
  useEffect(() => {
    if (announcement && isIdle() && mayOpen) setShown(true);
  }, [announcement, pathname, mayOpen]);
  useEffect(() => known.current?.focus(), [shown]);
  if (!announcement || !shown || !mayOpen) return null;
  const close = () => {
    setAnnouncement(undefined);
    setShown(false);
  };
  const markRead = () => {
    markAnnouncementRead(userId, announcement.announcementId);
    close();
  };
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onDismiss={close}>
      <AnnouncementSheet titleId={titleId} title={announcement.title} html={announcement.content}>
        <button ref={known} type="button" className="button button-primary" onClick={markRead}>
          {t('site.announcement.known')}
        </button>
      </AnnouncementSheet>
    </Modal>
  );
};
