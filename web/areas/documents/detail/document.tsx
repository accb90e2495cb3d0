import { type MetaArgs, redirect, useLoaderData } from 'react-router';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { documentPath, twinPath } from '#contract/documents/document-path.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { VideoLinks } from '#web/areas/videos/public/video-links.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { useCountedView } from '#web/kit/views/use-counted-view.ts';
import { CatalogueList } from '../tree/catalogue-list.tsx';
import { DocumentCrumbs } from '../tree/document-crumbs.tsx';
import { DocumentTree } from '../tree/document-tree.tsx';
import { Changes } from './changes.tsx';
import { CopyPage } from './copy-page.tsx';
import { DocumentText } from './document-text.tsx';
import { DocumentFeedback } from '../feedback/document-feedback.tsx';
import { Neighbours } from './neighbours.tsx';
import { PrintedAddress } from './printed-address.tsx';
import { FoldedOutline, Outline } from './outline.tsx';
import styles from './document.module.css';

const loadCounter = () => import('./count-view.ts');

const load = async ({ call, params }: LoadArgs) => {
  const key = params.key ?? '';
  if (!slugPattern.test(key) || key.length > SLUG_MAXIMUM) throw notFound();
  const [document, { treeList }] = await Promise.all([
    orNotFound(call(readDocument, { key })),
    call(queryDocumentTree, {}),
  ]);
  // The id of a document and its former addresses lead to its address.
  if (document.slug !== key) throw redirect(documentPath(document.slug), 301);
  return { document, nodes: treeList };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = { hasTwin: true, takesFeedback: true };

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => [
  ...pageHead(matches, {
    title: loaderData?.document.title,
    description: loaderData?.document.summary,
    path: loaderData && documentPath(loaderData.document.slug),
  }),
  ...(loaderData
    ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: twinPath(loaderData.document.slug) }]
    : []),
];

/** A document with the tree that it is in and its outline. */
export default () => {
  const { document, nodes } = useLoaderData<typeof loader>();
  const { title, slug, summary, html, headings, version, updateTime, uuid, changes, videos, assumedOrigin } = document;
  const hasOutline = headings.length > 1;
  useCountedView(loadCounter, uuid);
  return (
    <div className={`page ${styles.document}`}>
      <aside className={styles.side}>
        <div className={styles.tree} data-scroller="">
          <DocumentTree nodes={nodes} current={uuid} />
        </div>
        {hasOutline && <Outline key={uuid} headings={headings} />}
      </aside>
      <article className={styles.text}>
        <details className={styles.foldedTree}>
          <summary>{t('documents.tree')}</summary>
          <DocumentTree nodes={nodes} current={uuid} />
        </details>
        <DocumentCrumbs nodes={nodes} uuid={uuid} title={title} />
        <PrintedAddress path={documentPath(slug)} />
        <h1>{title}</h1>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <div className={styles.facts}>
          <span>{t('documents.version', { version })}</span>
          <span>
            {t(version === 1 ? 'documents.published' : 'documents.updated', { time: '' })}
            <time dateTime={updateTime}>{formatMinute(updateTime)}</time>
          </span>
          <a href={twinPath(slug)} type="text/markdown">
            {t('documents.markdown')}
          </a>
          <CopyPage slug={slug} />
        </div>
        {changes.length > 0 && <Changes changes={changes} />}
        {hasOutline && <FoldedOutline headings={headings} />}
        {html !== null && <DocumentText key={uuid} html={html} slug={slug} assumedOrigin={assumedOrigin} />}
        <CatalogueList nodes={nodes} parent={uuid} />
        {videos.length > 0 && (
          <nav className={styles.videos} aria-label={t('videos.ofDocument')}>
            <p>{t('videos.ofDocument')}</p>
            <VideoLinks videos={videos} />
          </nav>
        )}
        <footer className={styles.foot}>
          <DocumentFeedback key={uuid} document={document} />
          <Neighbours nodes={nodes} current={uuid} />
        </footer>
      </article>
    </div>
  );
};
