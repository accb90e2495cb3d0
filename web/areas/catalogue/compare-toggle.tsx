import { COMPARISON_PATH } from '#contract/catalogue/comparison.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { type Chosen, toggleChosen, useChoice } from './compare-choice.ts';
import styles from './compare-toggle.module.css';

/** Takes an ability into the choice for a comparison, or out of it; before the script has come, it leads to the comparison. */
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
