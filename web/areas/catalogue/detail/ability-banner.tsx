import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { ONLINE_FORM, productForms } from '#contract/catalogue/filters.ts';
import { industryTypes } from '#contract/catalogue/industries.ts';
import { useOrderUrl } from '#web/kit/shell/consult/use-order-url.ts';
import { NotifyMe } from '#web/areas/trial/public/notify-me.tsx';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { EngineMark } from '../engine-mark.tsx';
import styles from './ability-banner.module.css';
import { AbilityCounts } from '../ability-counts.tsx';
import { CompareToggle } from '../compare-toggle.tsx';

/** The width of the banner's left part, which contains no detections: the text replaces it. */
const QUIET_LEFT = 668;

interface AbilityBannerProps {
  ability: AbilityDetail;
  /** Whether the ability has no engine, so that it cannot be tried yet. */
  unequipped: boolean;
  /** Whether a model package of the ability can be downloaded. */
  hasPackage: boolean;
  /** The mark of an engine that is still on trial. */
  experiment: ReactNode;
}

/** The header of an ability's page, over its scene. */
export const AbilityBanner = ({ ability, unequipped, hasPackage, experiment }: AbilityBannerProps) => {
  const siteUrl = useSiteUrl();
  const consult = useOrderUrl({ kind: 'consultation', abilityNo: ability.abilityNo });
  return (
    <header className={styles.banner}>
      <div className={styles.scene}>
        <ContentPicture
          src={ability.banner.cover}
          width={1440}
          height={360}
          shape="16x9"
          sizes="(min-width: 1280px) 60vw, 100vw"
          decorative
          className={styles.wide}
          fill
          quietLeft={QUIET_LEFT}
        />
        <ContentPicture
          src={ability.cover}
          width={480}
          height={300}
          shape="16x9"
          sizes="100vw"
          decorative
          className={styles.narrow}
        />
      </div>
      <div className={`page ${styles.front}`}>
        <div className={styles.text}>
          <nav aria-label={t('catalogue.detail.breadcrumb')} className={styles.breadcrumb}>
            <Link to={siteUrl(LIST_PATH)}>{t('catalogue.title')}</Link>
            <span aria-hidden="true">/</span>
            <span aria-current="page">{ability.abilityName}</span>
          </nav>
          <h1>{ability.abilityName}</h1>
          {ability.hasEngine && <EngineMark className={styles.mark} />}
          {experiment}
          <p className={styles.description}>{ability.description}</p>
          <dl className={styles.facts}>
            <dt>{t('catalogue.detail.modelType')}</dt>
            <dd>{ability.modelTypeCn}</dd>
            <dt>{t('catalogue.detail.forms')}</dt>
            <dd>
              {productForms
                .filter(({ value }) => ability.productForms.includes(value))
                .map(({ value, label }) =>
                  unequipped && value === ONLINE_FORM ? t('trial.form.waiting', { form: label }) : label,
                )
                .join('、')}
            </dd>
            <dt>{t('catalogue.detail.industries')}</dt>
            <dd>
              {industryTypes
                .filter(({ value }) => ability.industryTypes.includes(value))
                .map(({ value, label }) => (
                  <Link key={value} to={siteUrl(`${LIST_PATH}?industryTypes=${value}`)}>
                    {label}
                  </Link>
                ))}
            </dd>
            <dt>{t('catalogue.detail.downloadName')}</dt>
            <dd>
              {hasPackage
                ? ability.downloadName
                : t('catalogue.detail.downloadName.none', { name: ability.downloadName })}
            </dd>
          </dl>
          <div className={styles.actions}>
            {unequipped ? (
              <NotifyMe abilityNo={ability.abilityNo} brief />
            ) : (
              <a className="button button-primary" href="#trial">
                {t('trial.enter')}
              </a>
            )}
            <a className="button button-plain" href={consult}>
              {t('catalogue.detail.consult')}
            </a>
            <a className="button button-plain" href="#ways">
              {t('catalogue.detail.ways')}
            </a>
            <CompareToggle ability={ability} />
          </div>
          <p className={styles.counts}>
            <AbilityCounts ability={ability} />
            <span>
              <RotateCw size={15} aria-hidden="true" />
              {t('catalogue.detail.updated', {
                time: formatDay(ability.updateTime),
              })}
            </span>
          </p>
        </div>
      </div>
    </header>
  );
};
