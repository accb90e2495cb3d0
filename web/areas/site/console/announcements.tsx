import { ArrowLeft, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { getAnnouncementText, queryAnnouncements } from '#contract/site/announcement-calls.ts';
import { announcementStates } from '#contract/site/announcements.ts';
import { AnnouncementSheet } from '../announcement-sheet.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementList, isNew, newAnnouncementUrl } from './announcement-list.ts';
import { AnnouncementTable } from './announcement-table.tsx';
import styles from '#web/kit/console/console-page.module.css';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const query = announcementList.read(url.searchParams);
  const { edit } = query;
  if (edit === undefined) return { query, found: await call(queryAnnouncements, announcementList.requestOf(query)) };
  if (isNew(edit)) return { query };
  return { query, edited: await orNotFound(call(getAnnouncementText, { announcementId: edit })) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleAnnouncements',
  bare: true,
  canonicalSearch: (search) => announcementList.write(announcementList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleAnnouncements') });
export const ErrorBoundary = WorkFailure;

/** Previews the dialog. Its button does nothing here. */
const Preview = ({ title, html }: { title: string; html: string }) => (
  <AnnouncementSheet titleId={useId()} title={title} html={html}>
    <button type="button" className="button button-primary" disabled>
      {t('site.announcement.known')}
    </button>
  </AnnouncementSheet>
);

/** The console page for announcements: the list, and a form to write one. */
export default () => {
  const { query, found, edited } = useLoaderData<typeof loader>();
  if (found)
    return (
      <AntdPlace>
        <WorkSection first title={t('permission.consoleAnnouncements')} lead={t('announcements.lead')}>
          <Toolbar>
            <LinkTabs
              label={t('announcements.states')}
              tabs={([undefined, ...announcementStates] as const).map((state) => ({
                path: announcementList.urlOf({ ...announcementList.empty, state }),
                text: t(`announcements.state.${state ?? 'all'}`),
                isCurrent: query.state === state,
              }))}
            />
            <Link to={newAnnouncementUrl} className="button button-primary">
              <Plus size={16} aria-hidden="true" />
              {t('announcements.new')}
            </Link>
          </Toolbar>
          <AnnouncementTable list={found.list} total={found.total} query={query} />
        </WorkSection>
      </AntdPlace>
    );
  return (
    <AntdPlace>
      <WorkSection
        first
        title={t(edited ? 'announcements.editTitle' : 'announcements.new')}
        lead={
          <Link to={announcementList.path} className={styles.back}>
            <ArrowLeft size={16} aria-hidden="true" />
            {t('announcements.back')}
          </Link>
        }
      >
        <AnnouncementForm key={query.edit} edited={edited} Preview={Preview} />
      </WorkSection>
    </AntdPlace>
  );
};
