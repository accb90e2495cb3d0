import type { CertificationStatus } from '#contract/enterprise/calls.ts';
import { t } from '#web/kit/texts.ts';
import { contactFacts, enterpriseFacts } from './application-facts.ts';
import { FactsBesideLicence } from './facts-beside-licence.tsx';
import styles from './submitted-application.module.css';

/** Shows all that was sent, including the picture. It is long, so it is collapsed at first. */
export const SubmittedApplication = ({ of: { fields } }: { of: NonNullable<CertificationStatus['lastApplication']> }) =>
  fields && (
    <details className={styles.submitted}>
      <summary>{t('enterprise.submitted.all')}</summary>
      <FactsBesideLicence
        facts={[...enterpriseFacts(fields, fields.regionName), ...contactFacts(fields)]}
        fileId={fields.licenceFileId}
        label={t('enterprise.submitted.licence')}
      />
    </details>
  );
