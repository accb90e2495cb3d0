import { Link } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { t } from '#web/kit/texts.ts';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import type { ChipAbility } from './chip-lookup-ability.ts';
import { columnsOf } from './chip-lookup-columns.tsx';
import styles from './chip-lookup-table.module.css';

/** The abilities of a lookup. On a narrow page each row is a card. */
export const ChipAbilityTable = ({ lookup, abilities }: { lookup: ChipLookup; abilities: readonly ChipAbility[] }) => {
  const siteUrl = useSiteUrl();
  const columns = columnsOf(lookup);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.chipLookup.ability')}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {abilities.map((ability) => (
          <tr key={ability.abilityNo}>
            <th scope="row">
              <Link to={siteUrl(abilityPath(ability.abilityNo))} className={styles.ability} prefetch="intent">
                <ContentPicture
                  src={ability.cover}
                  width={480}
                  height={300}
                  shape="16x9"
                  sizes="240px"
                  decorative
                  className={styles.cover}
                />
                {ability.abilityName}
              </Link>
            </th>
            {columns.map(({ title, cell }) => (
              <td key={title}>
                <span className={styles.title}>{title}</span>
                <div>{cell({ lookup, ability })}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
