import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { AddAbility, type Choice } from './comparison-add.tsx';
import styles from './comparison-empty.module.css';
import type { ChosenAbility } from './comparison-heads.tsx';

interface ComparisonEmptyProps {
  /** The only ability that is chosen so far. */
  chosen: ChosenAbility | undefined;
  choices: readonly Choice[];
}

/** Explains what a comparison is, and offers to start one. */
export const ComparisonEmpty = ({ chosen, choices }: ComparisonEmptyProps) => {
  const siteUrl = useSiteUrl();
  return (
    <section className={styles.empty} aria-labelledby="comparison-empty">
      <ContentPicture
        src={chosen?.cover ?? '/static/drawings/site/empty.svg'}
        width={480}
        height={300}
        shape="16x9"
        sizes="480px"
        decorative
      />
      <h2 id="comparison-empty" tabIndex={-1}>
        {t(chosen ? 'catalogue.comparison.empty.oneTitle' : 'catalogue.comparison.empty.title')}
      </h2>
      <p>
        {chosen
          ? t('catalogue.comparison.empty.oneText', { name: chosen.abilityName })
          : t('catalogue.comparison.empty.text')}
      </p>
      <AddAbility choices={choices} />
      <Link className={styles.list} to={siteUrl(LIST_PATH)}>
        {t('catalogue.comparison.list')}
      </Link>
    </section>
  );
};
