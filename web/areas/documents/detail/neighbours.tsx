import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { t } from '#web/kit/texts.ts';
import { truncate } from '#web/kit/truncate.ts';
import styles from './document.module.css';

const ICON_PX = 16;
const TITLE_WIDTH = 48;

/** The documents before and after this one, in the order of the tree. */
export const Neighbours = ({ nodes, current }: { nodes: readonly DocumentNode[]; current: string }) => {
  const files = nodes.filter(({ nodeType, uuid }) => nodeType === nodeTypes.file || uuid === current);
  const at = files.findIndex(({ uuid }) => uuid === current);
  const [before, after] = [files[at - 1], files[at + 1]];
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('documents.neighbours')}>
      {before && (
        <Link to={before.url ?? documentPath(before.slug)} rel="prev" title={before.title}>
          <small>
            <ArrowLeft size={ICON_PX} aria-hidden="true" />
            {t('documents.before')}
          </small>
          {truncate(before.title, TITLE_WIDTH)}
        </Link>
      )}
      {after && (
        <Link to={after.url ?? documentPath(after.slug)} rel="next" className={styles.after} title={after.title}>
          <small>
            {t('documents.after')}
            <ArrowRight size={ICON_PX} aria-hidden="true" />
          </small>
          {truncate(after.title, TITLE_WIDTH)}
        </Link>
      )}
    </nav>
  );
};
