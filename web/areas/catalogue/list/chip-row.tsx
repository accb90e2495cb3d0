import { Link } from 'react-router';
import { deviceTitles, deviceTypes, chipById } from '#contract/catalogue/chips.ts';
import type { AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { useChangeQuery } from './chosen-query.ts';
import type { FilterTree } from './filter-tree.ts';
import styles from './filter-rows.module.css';

interface ChipRowProps {
  query: AbilityListQuery;
  chips: FilterTree['chipIds'];
}

/** Filters the list by a chip. The lookup offers all chips without a script. */
export const ChipRow = ({ query, chips }: ChipRowProps) => {
  const siteUrl = useSiteUrl();
  const change = useChangeQuery(query);
  const chosen = query.chipIds.length === 1 ? query.chipIds[0] : '';
  return (
    <div className={styles.row} role="group" aria-label={t('catalogue.filter.chipIds')}>
      <p>{t('catalogue.filter.chipIds')}</p>
      <div className={styles.chip}>
        <select
          aria-label={t('catalogue.filter.chipIds')}
          value={chosen}
          onChange={({ target }) => change({ chipIds: target.value === '' ? [] : [Number(target.value)] })}
        >
          <option value="">{t('catalogue.filter.all')}</option>
          {Object.values(deviceTypes).map((device) => (
            <optgroup key={device} label={deviceTitles[device]}>
              {chips
                .filter(({ value }) => (chipById.get(value) || { deviceType: 0 }).deviceType === device)
                .map(({ value, label, count }) => (
                  <option key={value} value={value}>
                    {`${label}（${count}）`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Link to={siteUrl('/open-ability/chips')}>{t('catalogue.filter.lookup')}</Link>
      </div>
    </div>
  );
};
