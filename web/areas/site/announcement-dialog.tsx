import { useEffect, useId, useRef, useState } from 'react';
import { type Announcement, getAnnouncement } from '#contract/site/calls.ts';
import { makeCall } from '#web/call.ts';
import { t } from '#web/texts.ts';
import { Modal } from '#web/ui/modal.tsx';
import styles from './announcement-dialog.module.css';
import { isAnnouncementRead, markAnnouncementRead } from './announcement-read.ts';

/** Shows the current announcement to a user until it is marked read; Escape puts it off until the next page load. */
export const AnnouncementDialog = ({ userId }: { userId: string }) => {
  const [announcement, setAnnouncement] = useState<Announcement>();
  const titleId = useId();
  const known = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    makeCall(getAnnouncement, {}, { signal: stop.signal }).then(
      (current) => {
        if (current && !stop.signal.aborted && !isAnnouncementRead(userId, current.announcementId))
          setAnnouncement(current);
      },
      // No announcement is worth a fault.
      () => {},
    );
    return () => stop.abort();
  }, [userId]);
  useEffect(() => known.current?.focus(), [announcement]);
  if (!announcement) return null;
  const close = () => setAnnouncement(undefined);
  const markRead = () => {
    markAnnouncementRead(userId, announcement.announcementId);
    close();
  };
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onDismiss={close}>
      <h2 id={titleId} className={styles.title}>
        {announcement.title}
      </h2>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, react/no-danger -- A keyboard has to scroll it; the server rendered it from markdown and lets nothing through that runs. */}
      <div
        className={styles.text}
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: announcement.content }}
      />
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, react/no-danger */}
      <div className={styles.foot}>
        <button ref={known} type="button" className="button button-primary" onClick={markRead}>
          {t('site.announcement.known')}
        </button>
      </div>
    </Modal>
  );
};
