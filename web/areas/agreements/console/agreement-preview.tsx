import { Segmented } from 'antd';
import { type ComponentType, useState } from 'react';
import type { AgreementChange } from '#contract/agreements/calls.ts';
import type { AgreementPreview as Previewed } from '#contract/agreements/managing-calls.ts';
import { t } from '#web/kit/texts.ts';
import { PreviewNote } from '#web/kit/console/preview-note.tsx';
import styles from '#web/kit/console/two-columns.module.css';

/** The components that show the text and its changes to users. */
export interface AgreementViews {
  Text: ComponentType<{ html: string }>;
  Changes: ComponentType<{ changes: readonly AgreementChange[] }>;
}

interface AgreementPreviewProps extends AgreementViews {
  previewed: Previewed | undefined;
  isOld: boolean;
  failed: boolean;
  /** The current version. */
  version: string;
}

const views = ['text', 'changes'] as const;
type View = (typeof views)[number];

/** Previews a new version as users will see it, either its text or its changes. */
export const AgreementPreview = ({ previewed, isOld, failed, version, Text, Changes }: AgreementPreviewProps) => {
  const [view, setView] = useState<View>('text');
  const changes = previewed?.changes;
  const titles: Record<View, string> = {
    text: t('managedAgreements.previewText'),
    changes: t('managedAgreements.previewChanges', { count: changes?.length ?? '…' }),
  };
  return (
    <aside className={styles.preview} aria-label={t('console.preview')}>
      <Segmented<View>
        aria-label={t('console.preview')}
        options={views.map((value) => ({ value, label: titles[value] }))}
        value={view}
        onChange={setView}
      />
      <div className={styles.sheet}>
        <PreviewNote problem={previewed?.problem} isOld={isOld} failed={failed} />
        {view === 'text' && <Text html={previewed?.html ?? ''} />}
        {view === 'changes' && changes === null && <p>{t('managedAgreements.changesMany')}</p>}
        {view === 'changes' && changes?.length === 0 && <p>{t('managedAgreements.changesNone')}</p>}
        {view === 'changes' && changes && changes.length > 0 && (
          <>
            <p className={styles.lead}>{t('managedAgreements.changesLead', { version })}</p>
            <Changes changes={changes} />
          </>
        )}
      </div>
    </aside>
  );
};
