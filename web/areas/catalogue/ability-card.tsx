import { Link } from 'react-router';
import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { ONLINE_FORM, productForms } from '#contract/catalogue/filters.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import styles from './ability-card.module.css';
import { EngineMark } from './engine-mark.tsx';
import { AbilityCounts } from './ability-counts.tsx';

/** As many as fill two lines; an ability for documents may have dozens. */
const LABELS_SHOWN = 5;

interface AbilityCardProps {
  ability: AbilitySummary;
  /** On a phone only picture, type and name are shown. */
  small?: boolean;
  /** Shows small counts too: the list is ordered by them. */
  allCounts?: boolean;
}

/** The card of an ability in a list: its labels, type of model, product forms and counts. */
export const AbilityCard = ({ ability, small = false, allCounts = false }: AbilityCardProps) => {
  const siteUrl = useSiteUrl();
  const more = ability.label.length - LABELS_SHOWN;
  // All abilities have the form of a trial; the mark shows whether one can be tried now.
  const forms = productForms.filter(({ value }) => value !== ONLINE_FORM && ability.productForms.includes(value));
  return (
    <Link
      to={siteUrl(abilityPath(ability.abilityNo))}
      className={small ? `${styles.card} ${styles.small}` : styles.card}
      prefetch="intent"
    >
      <div className={styles.cover}>
        <ContentPicture
          src={ability.cover}
          width={480}
          height={300}
          shape="16x9"
          sizes="(min-width: 768px) 320px, 100vw"
          decorative
        />
        {ability.hasEngine && <EngineMark className={styles.mark} />}
      </div>
      <div className={styles.text}>
        <p className={styles.model}>{ability.modelTypeCn}</p>
        <h3>{ability.abilityName}</h3>
        <p className={styles.description}>{ability.description}</p>
        <ul className={styles.labels}>
          {ability.label.slice(0, LABELS_SHOWN).map(({ labelName }) => (
            <li key={labelName}>{labelName}</li>
          ))}
          {more > 0 && <li>{t('catalogue.card.more', { count: more })}</li>}
        </ul>
        <p className={styles.forms}>
          <span className="sr-only">{t('catalogue.card.forms')}</span>
          {/* Without their common prefix the names fit one line of the card. */}
          {[
            ...forms.map(({ label }) => label.replace(/^AI /, '')),
            t('catalogue.card.chips', { count: ability.chipCount }),
          ].join(' · ')}
        </p>
        <p className={styles.counts}>
          <AbilityCounts ability={ability} all={allCounts} />
        </p>
      </div>
    </Link>
  );
};
