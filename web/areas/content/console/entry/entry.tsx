import { ArrowLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { type EntryDetail, getEntry } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import styles from '#web/kit/console/console-page.module.css';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { kinds } from '../kinds.ts';
import { Editor } from './editor.tsx';

const ENTRY_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const load = async ({ call, params }: LoadArgs) => {
  const entryId = params.entryId ?? '';
  if (!ENTRY_ID.test(entryId)) throw notFound();
  return { entry: await orNotFound(call(getEntry, { entryId })) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'consoleContent', bare: true, fullWidth: true };
export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, { title: loaderData?.entry.title });
export const ErrorBoundary = WorkFailure;

/** An entry of content with its editor. */
const EntryView = ({ entry }: { entry: EntryDetail }) => {
  const kind = kinds.get(entry.kind) as ContentKind;
  // A single has no list to go back to.
  const back = entryList.urlOf({ ...entryList.empty, ...(kind.shape !== 'single' && { kind: entry.kind }) });
  return (
    <WorkSection
      first
      title={entry.title}
      lead={
        <Link to={back} className={styles.back}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('content.back')}
        </Link>
      }
    >
      <Editor key={entry.entryId} entry={entry} kind={kind} />
    </WorkSection>
  );
};

export default () => {
  const { entry } = useLoaderData<typeof loader>();
  return (
    <AntdPlace>
      <EntryView entry={entry} />
    </AntdPlace>
  );
};
