import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { DOCUMENT_CENTER_PATH, platformPath } from '#contract/documents/document-path.ts';
import { t } from '#web/kit/texts.ts';
import { truncate } from '#web/kit/truncate.ts';
import { catalogueWay } from './branch.ts';
import styles from './document-tree.module.css';

const TITLE_WIDTH = 40;

/** Breadcrumbs from the document center through the catalogues to a document. */
export const DocumentCrumbs = ({
  nodes,
  uuid,
  title,
}: {
  nodes: readonly DocumentNode[];
  uuid: string;
  title: string;
}) => (
  <nav className={styles.crumbs} aria-label={t('documents.crumbs')}>
    <ol>
      <li>
        <Link to={DOCUMENT_CENTER_PATH}>{t('documents.center')}</Link>
      </li>
      {catalogueWay(nodes, uuid).map((catalogue) => (
        <li key={catalogue.uuid}>
          <Link to={platformPath(catalogue.slug)} title={catalogue.title}>
            {truncate(catalogue.title, TITLE_WIDTH)}
          </Link>
        </li>
      ))}
      <li aria-current="page" title={title}>
        {truncate(title, TITLE_WIDTH)}
      </li>
    </ol>
  </nav>
);
