import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { t } from '#web/kit/texts.ts';
import styles from './document.module.css';

interface TreeProps {
  nodes: readonly DocumentNode[];
  /** The document on show. */
  current?: string;
  /** Shows only what is below this catalogue. */
  below?: string;
}

const Branch = ({ nodes, current, parent }: Omit<TreeProps, 'below'> & { parent: string | null }) => (
  <ul>
    {nodes
      .filter(({ parentUuid }) => parentUuid === parent)
      .map(({ uuid, title, slug, nodeType, url }) => (
        <li key={uuid}>
          <Link to={url ?? documentPath(slug)} aria-current={uuid === current ? 'page' : undefined}>
            {title}
          </Link>
          {nodeType === nodeTypes.catalogue && <Branch nodes={nodes} {...(current && { current })} parent={uuid} />}
        </li>
      ))}
  </ul>
);

/** The tree of documents, or a part of it. */
export const DocumentTree = ({ nodes, current, below }: TreeProps) => (
  <nav className={styles.tree} aria-label={t(below === undefined ? 'documents.tree' : 'documents.below')}>
    <Branch nodes={nodes} {...(current && { current })} parent={below ?? null} />
  </nav>
);
