import { ArrowLeft } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { getEntry } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import styles from '#web/kit/console/console-page.module.css';
import { entryName, kinds } from '../kinds.ts';
import { Editor } from './editor.tsx';

const load = async ({ call, params }: LoadArgs) => ({
  entry: await orNotFound(call(getEntry, { entryId: params.entryId ?? '' })),
});

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { private: true, permission: 'consoleContent', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleContent') });
export const ErrorBoundary = WorkFailure;

/** The console page that edits an entry of content. */
export default () => {
  const { entry } = useLoaderData<typeof loader>();
  const kind = kinds.get(entry.kind) as ContentKind;
  return (
    <AntdPlace>
      <WorkSection
        first
        title={entryName(entry)}
        lead={
          <Link
            to={kind.shape === 'single' ? entryList.path : entryList.urlOf({ ...entryList.empty, kind: entry.kind })}
            className={styles.back}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {t('content.back')}
          </Link>
        }
      >
        <Editor key={entry.entryId} entry={entry} kind={kind} />
      </WorkSection>
    </AntdPlace>
  );
};
