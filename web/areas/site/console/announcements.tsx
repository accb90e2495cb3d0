import { ArrowLeft, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link, useLoaderData } from 'react-router';
import { getAnnouncementText, queryAnnouncements } from '#contract/site/announcement-calls.ts';
import { announcementList, isNew, newAnnouncementUrl } from '#contract/site/announcement-list.ts';
import { announcementStates } from '#contract/site/announcements.ts';
import { AnnouncementSheet } from '../announcement-sheet.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { type LoadArgs, orNotFound, serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { columns } from './announcement-columns.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import styles from '#web/kit/console/console-page.module.css';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';

const page = defineListPage({ list: announcementList, call: queryAnnouncements, permission: 'consoleAnnouncements' });

/** Loads the list, or the announcement that is edited instead of it. */
const load = async (args: LoadArgs) => {
  const { edit } = announcementList.read(args.url.searchParams);
  if (edit === undefined) return { loaded: await page.load(args) };
  if (isNew(edit)) return { edit };
  return { edit, edited: await orNotFound(args.call(getAnnouncementText, { announcementId: edit })) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

/** Previews the dialog. Its button does nothing here. */
const Preview = ({ title, html }: { title: string; html: string }) => (
  <AnnouncementSheet titleId={useId()} title={title} html={html}>
    <button type="button" className="button button-primary" disabled>
      {t('site.announcement.known')}
    </button>
  </AnnouncementSheet>
);

const List = ({ loaded }: { loaded: Awaited<ReturnType<typeof page.load>> }) => {
  const view = useListPage(page, loaded);
  const { state: chosen } = view.query;
  return (
    <ListPage
      view={view}
      title="permission.consoleAnnouncements"
      lead={t('announcements.lead')}
      label="announcements.list"
      rowKey="announcementId"
      bar={
        <Toolbar>
          <LinkTabs
            label={t('announcements.states')}
            tabs={([undefined, ...announcementStates] as const).map((state) => ({
              path: announcementList.urlOf({ ...announcementList.empty, state }),
              text: t(`announcements.state.${state ?? 'all'}`),
              isCurrent: chosen === state,
            }))}
          />
          <Link to={newAnnouncementUrl} className="button button-primary">
            <Plus size={16} aria-hidden="true" />
            {t('announcements.new')}
          </Link>
        </Toolbar>
      }
      columns={columns}
      empty={{ none: 'announcements.none', noneFound: 'announcements.noneOf', clear: 'announcements.showAll' }}
    />
  );
};

/** The console page for announcements: the list, and a form to write one. */
export default () => {
  const { loaded, edit, edited } = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      {loaded ? (
        <List loaded={loaded} />
      ) : (
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
          <AnnouncementForm key={edit} edited={edited} Preview={Preview} />
        </WorkSection>
      )}
    </AntdPlace>
  );
};
