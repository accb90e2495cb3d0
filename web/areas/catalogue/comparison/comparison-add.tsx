import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { COMPARISON_PATH } from '#contract/catalogue/comparison.ts';
import { type ModelTypeCn, modelTypesCn } from '#contract/catalogue/filters.ts';
import { usePendingSearch } from '#web/kit/list/search-ahead.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import styles from './comparison-add.module.css';
import { useAddress } from './comparison-address.ts';
import { useComparisonChange, useOpenNumbers } from './comparison-open.ts';

export interface Choice {
  abilityNo: number;
  abilityName: string;
  modelTypeCn: ModelTypeCn;
}

/** Adds an ability to the comparison. The form also works before the script has loaded. */
export const AddAbility = ({ choices }: { choices: readonly Choice[] }) => {
  const id = useId();
  const siteUrl = useSiteUrl();
  const changed = useComparisonChange();
  const pendingSearch = usePendingSearch();
  const navigate = useNavigate();
  const { diff } = useAddress().next;
  const chosen = useOpenNumbers();
  return (
    <form
      className={styles.add}
      action={siteUrl(COMPARISON_PATH)}
      key={chosen.join(',')}
      onSubmit={(event) => {
        event.preventDefault();
        const added = Number(new FormData(event.currentTarget).getAll('abilityNos').pop());
        const url = changed((numbers) => [...numbers, added])(pendingSearch());
        void navigate(url, { preventScrollReset: true });
      }}
    >
      {chosen.length > 0 && <input type="hidden" name="abilityNos" value={chosen.join(',')} />}
      {diff && <input type="hidden" name="diff" value="1" />}
      <label htmlFor={id}>{t('catalogue.comparison.add.label')}</label>
      <div className={styles.field}>
        <select id={id} name="abilityNos" required defaultValue="">
          <option value="">{t('catalogue.comparison.add.choose')}</option>
          {modelTypesCn.map((modelType) => {
            const ofType = choices.filter((choice) => choice.modelTypeCn === modelType);
            return (
              ofType.length > 0 && (
                <optgroup key={modelType} label={modelType}>
                  {ofType.map(({ abilityNo, abilityName }) => (
                    <option key={abilityNo} value={abilityNo} disabled={chosen.includes(abilityNo)}>
                      {abilityName}
                    </option>
                  ))}
                </optgroup>
              )
            );
          })}
        </select>
        <button type="submit" className="button button-plain">
          <Plus size={16} aria-hidden="true" />
          {t('catalogue.comparison.add.submit')}
        </button>
      </div>
    </form>
  );
};
