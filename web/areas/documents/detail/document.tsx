import { type MetaArgs, redirect, useLoaderData } from 'react-router';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Prose } from '#web/kit/ui/prose/prose.tsx';
import { DocumentFeedback } from '../feedback/document-feedback.tsx';
import { DocumentTree } from './document-tree.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './document.module.css';

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

export const handle: PageHandle = { takesFeedback: true };

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, {
    title: loaderData?.document.title,
    description: loaderData?.document.summary,
    path: loaderData && documentPath(loaderData.document.slug),
  });

/** A document with the tree that it is in and its outline. */
export default () => {
  const { document, nodes } = useLoaderData<typeof loader>();
  const { title, summary, html, headings, version, updateTime, uuid } = document;
  return (
    <div className={`page ${styles.document}`}>
      <DocumentTree nodes={nodes} current={uuid} />
      <article className={styles.text}>
        <h1>{title}</h1>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <p className={styles.version}>
          {t('documents.version', { version })} · <time dateTime={updateTime}>{formatMinute(updateTime)}</time>
        </p>
        {html === null ? <DocumentTree nodes={nodes} below={uuid} /> : <Prose html={html} />}
        <DocumentFeedback key={uuid} document={document} />
        <Neighbours nodes={nodes} current={uuid} />
      </article>
      {headings.length > 1 && (
        <nav className={styles.outline} aria-label={t('documents.outline')}>
          <ol>
            {headings.map(({ id, title: heading, level }) => (
              <li key={id} className={level > 2 ? styles.deeper : undefined}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
};
