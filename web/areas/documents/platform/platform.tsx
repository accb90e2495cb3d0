import { type MetaArgs, redirect, useLoaderData } from 'react-router';
import { queryDocumentTree } from '#contract/documents/calls.ts';
import { documentPath, platformPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, notFound, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { nodesBelow } from '../tree/branch.ts';
import { CatalogueList } from '../tree/catalogue-list.tsx';
import { DocumentCrumbs } from '../tree/document-crumbs.tsx';
import { DocumentTree } from '../tree/document-tree.tsx';
import styles from './platform.module.css';

const load = async ({ call, params: { key } }: LoadArgs) => {
  const { treeList: nodes } = await call(queryDocumentTree, {});
  if (key === undefined) return { nodes, catalogue: null };
  const catalogue = nodes.find(({ uuid, slug }) => uuid === key || slug === key);
  if (!catalogue) throw notFound();
  if (catalogue.nodeType === nodeTypes.file) throw redirect(catalogue.url ?? documentPath(catalogue.slug), 301);
  // The id of a catalogue leads to its address.
  if (catalogue.slug !== key) throw redirect(platformPath(catalogue.slug), 301);
  return { nodes, catalogue };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, {
    title: loaderData?.catalogue?.title ?? t('documents.allDocuments'),
    description: loaderData?.catalogue?.summary || t('documents.center.summary'),
    // A catalogue has its canonical page among the documents.
    path: loaderData && (loaderData.catalogue ? documentPath(loaderData.catalogue.slug) : platformPath()),
  });

/** The tree of documents as a page: all of it, or what is below one catalogue. */
export default () => {
  const { nodes, catalogue } = useLoaderData<typeof loader>();
  const parent = catalogue?.uuid ?? null;
  const title = catalogue?.title ?? t('documents.allDocuments');
  return (
    <div className={`page ${styles.platform}`}>
      <aside className={styles.side} data-scroller="">
        <DocumentTree nodes={nodes} current={catalogue?.uuid} />
      </aside>
      <div className={styles.text}>
        <DocumentCrumbs nodes={nodes} uuid={catalogue?.uuid ?? ''} title={title} />
        <h1>{title}</h1>
        <p className={styles.summary}>{catalogue ? catalogue.summary : t('documents.center.summary')}</p>
        {(parent === null ? nodes : nodesBelow(nodes, parent)).length === 0 ? (
          <EmptyState title={t('documents.empty')} />
        ) : (
          <CatalogueList nodes={nodes} parent={parent} />
        )}
      </div>
    </div>
  );
};
