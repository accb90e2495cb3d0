import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { t } from '#web/kit/texts.ts';
import styles from './document.module.css';

const ICON_PX = 16;

/** The documents before and after this one, in the order of the tree. */
export const Neighbours = ({ nodes, current }: { nodes: readonly DocumentNode[]; current: string }) => {
  const files = nodes.filter(({ nodeType, uuid }) => nodeType === nodeTypes.file || uuid === current);
  const at = files.findIndex(({ uuid }) => uuid === current);
  const [before, after] = [files[at - 1], files[at + 1]];
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('documents.neighbours')}>
      {before && (
        <Link to={documentPath(before.slug)} rel="prev">
          <ArrowLeft size={ICON_PX} aria-hidden="true" />
          <span>
            <small>{t('documents.before')}</small>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link to={documentPath(after.slug)} rel="next" className={styles.after}>
          <span>
            <small>{t('documents.after')}</small>
            {after.title}
          </span>
          <ArrowRight size={ICON_PX} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};
