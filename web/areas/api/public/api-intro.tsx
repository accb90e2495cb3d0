import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { inferAbility } from '#contract/api/infer.ts';
import { APPLICATIONS_PATH } from '#contract/api/applications/paths.ts';
import { REFERENCE_PATH } from '#contract/api/reference-path.ts';
import { t } from '#web/kit/texts.ts';
import styles from './api-intro.module.css';

/** The ability and the sample that the example names; every portal has an engine for them. */
const EXAMPLE = { abilityNo: 35, sampleId: 'id-card-1' };
const ICON_PX = 15;

/** Shows developers that programs can call all abilities, with the shortest request. */
export const ApiIntro = () => (
  <div className={styles.intro}>
    <div>
      <h2 id="api">{t('reference.intro.title')}</h2>
      <p className={styles.lead}>{t('reference.intro.lead')}</p>
      <div className={styles.actions}>
        {(
          [
            [REFERENCE_PATH, 'reference.title'],
            [APPLICATIONS_PATH, 'reference.intro.key'],
            [`${REFERENCE_PATH}#downloads`, 'reference.intro.downloads'],
          ] as const
        ).map(([path, text]) => (
          <Link key={path} to={path} className={styles.act}>
            {t(text)}
            <ArrowRight size={ICON_PX} aria-hidden="true" />
          </Link>
        ))}
      </div>
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it. */}
    <pre className={styles.request} tabIndex={0} role="region" aria-label={t('reference.intro.request')}>
      <code>
        {[
          `POST ${inferAbility.path.replace(':abilityNo', String(EXAMPLE.abilityNo))}`,
          'Authorization: Bearer oak_live_……',
          'Content-Type: application/json',
          '',
          JSON.stringify({ sampleId: EXAMPLE.sampleId }),
        ].join('\n')}
      </code>
    </pre>
  </div>
);
