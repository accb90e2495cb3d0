import { COMPARISON_PATH } from '#contract/catalogue/comparison.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { type Chosen, toggleChosen, useChoice } from './compare-choice.ts';
import styles from './compare-toggle.module.css';

/** Adds an ability to the comparison, or removes it. Before the script has loaded, it opens the comparison. */
export const CompareToggle = ({ ability, onCard = false }: { ability: Chosen; onCard?: boolean }) => {
  const siteUrl = useSiteUrl();
  const { abilityNo, abilityName } = ability;
  return (
    <form
      action={siteUrl(COMPARISON_PATH)}
      className={onCard ? styles.card : styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        toggleChosen(ability);
      }}
    >
      <button
        type="submit"
        name="abilityNos"
        value={abilityNo}
        className={`button button-plain ${styles.toggle}`}
        aria-pressed={useChoice().some((chosen) => chosen.abilityNo === abilityNo)}
        aria-label={t('catalogue.comparison.toggleOf', { name: abilityName })}
      >
        {t('catalogue.comparison.toggle')}
      </button>
    </form>
  );
};
