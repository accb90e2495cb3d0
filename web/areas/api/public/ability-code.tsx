import { abilityReferencePath } from '#contract/api/reference-path.ts';
import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { CallCodePlace } from './call-code-place.tsx';
import styles from './ability-code.module.css';

const OWN_PICTURE = 'picture.jpg';

/** How an ability is called online: its code, and the page of the reference that describes it. */
export const AbilityCode = ({ abilityNo, sampleId }: { abilityNo: number; sampleId: string | undefined }) => (
  <div className={styles.ability}>
    <CallCodePlace
      title={t('reference.samples.online')}
      call={{
        abilityNo,
        picture: sampleId === undefined ? { kind: 'file', name: OWN_PICTURE } : { kind: 'sample', sampleId },
      }}
    />
    <SiteLink href={abilityReferencePath(abilityNo)}>{t('reference.title')}</SiteLink>
  </div>
);
