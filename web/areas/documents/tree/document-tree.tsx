import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { t } from '#web/kit/texts.ts';
import { branchOf } from './branch.ts';
import { keepInView } from './keep-in-view.ts';
import styles from './document-tree.module.css';

interface TreeProps {
  nodes: readonly DocumentNode[];
  /** The document on show. */
  current?: string | undefined;
}

interface BranchProps {
  nodes: readonly DocumentNode[];
  current: string | undefined;
  parent: string | null;
  open: ReadonlySet<string>;
}

const Entry = ({ node, current }: { node: DocumentNode; current: string | undefined }) => (
  <Link to={node.url ?? documentPath(node.slug)} aria-current={node.uuid === current ? 'page' : undefined}>
    {node.title}
  </Link>
);

const Branch = ({ nodes, current, parent, open }: BranchProps) => (
  <ul>
    {nodes
      .filter(({ parentUuid }) => parentUuid === parent)
      .map((node) =>
        node.nodeType === nodeTypes.catalogue ? (
          <li key={node.uuid}>
            {/* Branches that a reader has opened stay open: React only changes what differs on the current page. */}
            <details open={open.has(node.uuid)}>
              <summary>{node.title}</summary>
              <Branch nodes={nodes} current={current} parent={node.uuid} open={open} />
            </details>
          </li>
        ) : (
          <li key={node.uuid}>
            <Entry node={node} current={current} />
          </li>
        ),
      )}
  </ul>
);

/** The tree of documents. Only the branch of the current one is open. */
export const DocumentTree = ({ nodes, current }: TreeProps) => {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    keepInView(nav.current?.closest<HTMLElement>('[data-scroller]'), '[aria-current]');
  }, [current]);
  return (
    <nav ref={nav} className={styles.tree} aria-label={t('documents.tree')}>
      <Branch nodes={nodes} current={current} parent={null} open={branchOf(nodes, current)} />
    </nav>
  );
};
