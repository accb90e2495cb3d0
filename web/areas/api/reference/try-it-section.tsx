import { useState } from 'react';
import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { ReferenceSection } from './reference-frame.tsx';
import styles from './api-reference.module.css';

const load = async () => (await Promise.all([import('./try-it/try-it.tsx'), loadLazyTexts()]))[0];

interface TryItSectionProps {
  abilityNo: number;
  /** The reader may try other abilities. */
  isFree?: boolean;
  sampleId: string | undefined;
}

/** Sends a request from the page. The form is loaded when it is opened. */
export const TryItSection = ({ abilityNo, isFree = false, sampleId }: TryItSectionProps) => {
  const [isOpen, setOpen] = useState(false);
  const lazy = useLazyComponent(load, isOpen, () => setOpen(false));
  return (
    <ReferenceSection id="try" title={t('reference.tryIt')}>
      <p className={styles.hint}>{t('reference.tryIt.lead')}</p>
      {isOpen && lazy ? (
        <lazy.TryIt abilityNo={abilityNo} isFree={isFree} sampleId={sampleId} />
      ) : (
        <button type="button" className="button button-plain" onClick={() => setOpen(true)}>
          {t('reference.tryIt.open')}
        </button>
      )}
    </ReferenceSection>
  );
};
