import { type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router';
import type { ListedAnnouncement } from '#contract/site/announcement-calls.ts';
import { ANNOUNCEMENT_PAGE_SIZE } from '#contract/site/announcements.ts';
import { t } from '#web/kit/texts.ts';
import { changing } from '#web/kit/list/changing.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { Row } from '#web/kit/ui/layout.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import { type AnnouncementQuery, announcementList, editUrl } from './announcement-list.ts';
import styles from './announcement-table.module.css';

const tagColours = { draft: 'default', coming: 'processing', holding: 'success', over: 'default' } as const;

const periodOf = ({ startTime, endTime }: ListedAnnouncement) => {
  const start = startTime === null ? t('announcements.onPublish') : formatMinute(startTime);
  if (endTime !== null) return t('announcements.fromTo', { start, end: formatMinute(endTime) });
  return startTime === null ? start : t('announcements.from', { start });
};

const columns = (): TableColumnsType<ListedAnnouncement> => [
  {
    title: t('announcements.title'),
    render: (_value, { announcementId, title, current, pinned }) => (
      <div className={styles.title}>
        <Link to={editUrl(announcementId)}>{title}</Link>
        {current && <Tag color="success">{t('announcements.current')}</Tag>}
        {pinned && <Tag>{t('announcements.pinned')}</Tag>}
      </div>
    ),
  },
  {
    title: t('announcements.state'),
    render: (_value, { state }) => <Tag color={tagColours[state]}>{t(`announcements.state.${state}`)}</Tag>,
  },
  { title: t('announcements.period'), render: (_value, announcement) => periodOf(announcement) },
  {
    title: t('announcements.changed'),
    render: (_value, { updatedBy, updateTime }) =>
      updatedBy === null ? t('announcements.byPortal') : `${updatedBy} ${formatMinute(updateTime)}`,
  },
  {
    key: 'acts',
    title: t('announcements.acts'),
    render: (_value, announcement) => (
      <Row>
        <AnnouncementActions announcement={announcement} />
      </Row>
    ),
  },
];

interface AnnouncementTableProps {
  list: readonly ListedAnnouncement[];
  total: number;
  query: AnnouncementQuery;
}

/** Lists the announcements in the order in which they would be shown. */
export const AnnouncementTable = ({ list, total, query }: AnnouncementTableProps) => {
  const isNarrowed = announcementList.isNarrowed(query);
  return (
    <AntdList<ListedAnnouncement>
      label={t('announcements.list')}
      rows={list}
      rowKey="announcementId"
      columns={columns()}
      paging={{
        pageNo: query.pageNo,
        pageSize: ANNOUNCEMENT_PAGE_SIZE,
        total,
        urlOf: (pageNo, pending) => changing(announcementList, query, { pageNo })(pending),
      }}
      empty={
        <EmptyState searched={isNarrowed} title={t(isNarrowed ? 'announcements.noneOf' : 'announcements.none')}>
          {isNarrowed && (
            <Link className="button button-plain" to={announcementList.path}>
              {t('announcements.showAll')}
            </Link>
          )}
        </EmptyState>
      }
    />
  );
};
