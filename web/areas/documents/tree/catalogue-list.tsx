import { Link } from 'react-router';
import type { DocumentNode } from '#contract/documents/calls.ts';
import { documentPath, platformPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import styles from './document-tree.module.css';

/** The places below a catalogue, or the whole tree, with summaries: the tree as a page. */
export const CatalogueList = ({ nodes, parent }: { nodes: readonly DocumentNode[]; parent: string | null }) => {
  const own = nodes.filter(({ parentUuid }) => parentUuid === parent);
  const files = own.filter(({ nodeType }) => nodeType === nodeTypes.file);
  const catalogues = own.filter(({ nodeType }) => nodeType === nodeTypes.catalogue);
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ uuid, title, summary, slug, url }) => (
            <li key={uuid}>
              <Link to={url ?? documentPath(slug)}>
                <strong>{title}</strong>
                {summary !== '' && <span>{summary}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {catalogues.map(({ uuid, slug, title, summary }) => (
        <section key={uuid} className={styles.catalogue}>
          <h2>
            <Link to={platformPath(slug)}>{title}</Link>
          </h2>
          {summary !== '' && <p>{summary}</p>}
          <CatalogueList nodes={nodes} parent={uuid} />
        </section>
      ))}
    </>
  );
};
