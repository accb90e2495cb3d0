import type { ReactNode } from 'react';
import { applicationsPathFor } from '#contract/api/applications/paths.ts';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { trainingModelTypes } from '#contract/catalogue/filters.ts';
import { wayIcons } from '#contract/catalogue/way-icons.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useOrderUrl } from '#web/kit/shell/consult/use-order-url.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';
import swipe from '#web/kit/ui/swipe-row/swipe-row.module.css';
import { Icon } from '#web/kit/ui/icon.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './way-section.module.css';

type Way = AbilityDetail['way'][number];

/** Returns the requirements of a way as short tags. */
const needsOf = (way: Way): string[] => [
  ...(way.isShowNetWork ? [t('catalogue.detail.way.network')] : []),
  ...(way.guanlan2 ? [t('catalogue.detail.way.guanlan2')] : []),
  ...(way.verifyModelPackageType ? [t('catalogue.detail.way.verify')] : []),
  ...trainingModelTypes.filter(({ code }) => code === way.modelType).map(({ label }) => label),
  ...(way.typicalSceneType !== undefined ? [t('catalogue.detail.way.scene', { scene: way.typicalSceneType })] : []),
];

/** The way that needs a model package. */
const ON_DEVICES = 1;

/** Says how to get the model package: from the page, or from the platform as long as there is none to download. */
const PackageNote = ({ abilityNo, hasPackage }: { abilityNo: number; hasPackage: boolean }) => {
  const ask = useOrderUrl({ kind: 'download', abilityNo });
  if (hasPackage)
    return (
      <p className={styles.package}>
        {t('catalogue.detail.way.package', { section: t('catalogue.detail.chips') })}{' '}
        <a href="#chips">{t('catalogue.detail.way.package.go')}</a>
      </p>
    );
  return (
    <p className={styles.package}>
      {t('catalogue.detail.way.noPackage')} <a href={ask}>{t('catalogue.detail.way.noPackage.ask')}</a>
    </p>
  );
};

/** The way of programs. */
const ONLINE = 3;

/** Leads to a key, and a command that calls this ability with it. */
const KeyLink = ({ abilityNo }: { abilityNo: number }) => {
  const path = applicationsPathFor(abilityNo);
  const login = useLoginUrl(path);
  return <a href={useUser() ? path : login}>{t('catalogue.detail.way.key')}</a>;
};

interface WaySectionProps {
  ability: AbilityDetail;
  hasPackage: boolean;
  /** How the online API is called; absent if it cannot be. */
  code?: ReactNode;
}

export const WaySection = ({ ability, hasPackage, code }: WaySectionProps) => (
  <DetailSection id="ways" title={t('catalogue.detail.ways')}>
    <ol className={`${styles.ways} ${swipe.row}`}>
      {ability.way.map((way) => {
        return (
          <li key={way.type}>
            <p className={styles.kind}>
              <Icon name={wayIcons[way.type]} />
              {t(`catalogue.detail.way.${way.type}`)}
            </p>
            <h3>{way.name}</h3>
            <p className={styles.text}>{way.des}</p>
            {way.type === ON_DEVICES && <PackageNote abilityNo={ability.abilityNo} hasPackage={hasPackage} />}
            <ul className={styles.needs}>
              {needsOf(way).map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
            {(way.docUrl !== '' || way.trainUrl) && (
              <p className={styles.links}>
                {way.type === ONLINE && ability.hasEngine && <KeyLink abilityNo={ability.abilityNo} />}
                {way.docUrl !== '' && <a href={way.docUrl}>{t('catalogue.detail.way.doc')}</a>}
                {way.trainUrl && <a href={way.trainUrl}>{t('catalogue.detail.way.train')}</a>}
              </p>
            )}
          </li>
        );
      })}
    </ol>
    {code}
  </DetailSection>
);
