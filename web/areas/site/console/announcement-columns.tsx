import { Tag } from 'antd';
import { Link } from 'react-router';
import type { ListedAnnouncement } from '#contract/site/announcement-calls.ts';
import { type announcementList, editUrl } from '#contract/site/announcement-list.ts';
import type { Column } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import styles from './announcement-columns.module.css';

const tagColours = { draft: 'default', coming: 'processing', holding: 'success', over: 'default' } as const;

const periodOf = ({ startTime, endTime }: ListedAnnouncement) => {
  const start = startTime === null ? t('announcements.onPublish') : formatMinute(startTime);
  if (endTime !== null) return t('announcements.fromTo', { start, end: formatMinute(endTime) });
  return startTime === null ? start : t('announcements.from', { start });
};

export const columns: readonly Column<typeof announcementList, ListedAnnouncement>[] = [
  {
    key: 'title',
    title: 'announcements.title',
    cell: ({ announcementId, title, current, pinned }) => (
      <div className={styles.title}>
        <Link to={editUrl(announcementId)}>{title}</Link>
        {current && <Tag color="success">{t('announcements.current')}</Tag>}
        {pinned && <Tag>{t('announcements.pinned')}</Tag>}
      </div>
    ),
  },
  {
    key: 'state',
    title: 'announcements.state',
    cell: ({ state }) => <Tag color={tagColours[state]}>{t(`announcements.state.${state}`)}</Tag>,
  },
  { key: 'period', title: 'announcements.period', cell: periodOf },
  {
    key: 'changed',
    title: 'announcements.changed',
    cell: ({ updatedBy, updateTime }) =>
      updatedBy === null ? t('announcements.byPortal') : `${updatedBy} ${formatMinute(updateTime)}`,
  },
  {
    key: 'actions',
    title: 'announcements.acts',
    cell: (announcement) => (
      <Row>
        <AnnouncementActions announcement={announcement} />
      </Row>
    ),
  },
];
