import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { EntryDetail } from '#contract/content/calls.ts';
import { entryList } from '#contract/content/entry-list.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import styles from '#web/kit/console/console-page.module.css';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { kinds } from '../kinds.ts';
import { Editor } from './editor.tsx';

/** An entry of content with its editor. */
export const EntryView = ({ entry }: { entry: EntryDetail }) => {
  const kind = kinds.get(entry.kind) as ContentKind;
  // A single has no list of its own to go back to.
  const back = entryList.urlOf({ ...entryList.empty, ...(kind.shape !== 'single' && { kind: entry.kind }) });
  return (
    <WorkSection
      first
      title={entry.title}
      lead={
        <Link to={back} className={styles.back}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('content.back')}
        </Link>
      }
    >
      <Editor key={entry.entryId} entry={entry} kind={kind} />
    </WorkSection>
  );
};
