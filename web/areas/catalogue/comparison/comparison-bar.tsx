import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { choose } from '../compare-choice.ts';
import { AddAbility, type Choice } from './comparison-add.tsx';
import { useAddress } from './comparison-address.ts';
import styles from './comparison-bar.module.css';
import type { ChosenAbility } from './comparison-heads.tsx';
import { useComparisonChange } from './comparison-open.ts';

interface ComparisonBarProps {
  chosen: readonly ChosenAbility[];
  choices: readonly Choice[];
  counts: { rows: number; different: number };
}

/** Switches between all rows and differences, counts them, and offers actions for the whole comparison. */
export const ComparisonBar = ({ chosen, choices, counts }: ComparisonBarProps) => {
  const siteUrl = useSiteUrl();
  const changed = useComparisonChange();
  const { shown } = useAddress();
  const view = (diff: boolean) => (
    <AheadLink
      to={changed((numbers) => numbers, diff)}
      replace
      preventScrollReset
      aria-current={shown.diff === diff ? 'true' : undefined}
    >
      {t(diff ? 'catalogue.comparison.view.diff' : 'catalogue.comparison.view.all')}
    </AheadLink>
  );
  return (
    <div
      id="comparison-bar"
      className={styles.bar}
      tabIndex={-1}
      role="group"
      aria-label={t('catalogue.comparison.view')}
    >
      <div className={styles.view}>
        {view(false)}
        {view(true)}
      </div>
      <p role="status">{t('catalogue.comparison.counts', counts)}</p>
      <div className={styles.actions}>
        <Link className="button button-plain" to={siteUrl(LIST_PATH)} onClick={() => choose(chosen)}>
          {t('catalogue.comparison.list')}
        </Link>
        <button type="button" className={`button button-plain ${styles.print}`} onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t('catalogue.comparison.print')}
        </button>
      </div>
      {chosen.length < COMPARED_MOST && (
        <div className={styles.narrow}>
          <AddAbility choices={choices} />
        </div>
      )}
    </div>
  );
};
