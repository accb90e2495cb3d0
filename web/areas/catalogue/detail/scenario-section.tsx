import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import { SwipeRow } from '#web/kit/ui/swipe-row/swipe-row.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './scenario-section.module.css';

export const ScenarioSection = ({ ability }: { ability: AbilityDetail }) => {
  const siteUrl = useSiteUrl();
  return (
    <DetailSection id="scenarios" title={t('catalogue.detail.scenarios')}>
      <SwipeRow className={styles.scenarios} label={t('catalogue.detail.scenarios')}>
        {ability.scenarios.map(({ pic, title, attribute }) => (
          <li key={title.name}>
            <ContentPicture src={pic} width={400} height={240} shape="16x9" sizes="(min-width: 768px) 400px, 80vw" />
            <div className={styles.text}>
              <h3>{title.name}</h3>
              <p>{title.des}</p>
              {attribute && (
                <dl>
                  <dt>{attribute.name}</dt>
                  {attribute.des.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                </dl>
              )}
              {title.learnMore.status === 1 && (
                <SiteLink href={siteUrl(title.learnMore.url)} className={styles.more}>
                  {t('catalogue.detail.learnMore')}
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </SwipeRow>
    </DetailSection>
  );
};
