import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Link } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { t } from '#web/kit/texts.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { ContentPicture } from '#web/kit/ui/pictures/content-picture.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { EngineMark } from '../engine-mark.tsx';
import { AddAbility, type Choice } from './comparison-add.tsx';
import styles from './comparison-heads.module.css';
import { useComparisonChange } from './comparison-open.ts';

export interface ChosenAbility {
  abilityNo: number;
  abilityName: string;
  cover: string;
  hasEngine: boolean;
}

const swapped = (numbers: readonly number[], abilityNo: number, by: -1 | 1): number[] => {
  const at = numbers.indexOf(abilityNo);
  const moved = numbers.filter((other) => other !== abilityNo);
  moved.splice(Math.max(0, at + by), 0, abilityNo);
  return moved;
};

/** The abilities above their columns, each with buttons to move and remove it. An empty column adds another. */
export const ComparisonHeads = ({
  chosen,
  choices,
}: {
  chosen: readonly ChosenAbility[];
  choices: readonly Choice[];
}) => {
  const siteUrl = useSiteUrl();
  const changed = useComparisonChange();
  const move = (ability: ChosenAbility, by: -1 | 1) => (
    <AheadLink
      to={changed((numbers) => swapped(numbers, ability.abilityNo, by))}
      replace
      preventScrollReset
      aria-label={t(by < 0 ? 'catalogue.comparison.moveLeft' : 'catalogue.comparison.moveRight', {
        name: ability.abilityName,
      })}
    >
      {by < 0 ? <ChevronLeft size={18} aria-hidden="true" /> : <ChevronRight size={18} aria-hidden="true" />}
    </AheadLink>
  );
  return (
    <div className={styles.heads}>
      <p className={styles.corner}>
        <span aria-hidden="true">≠</span>
        {t('catalogue.comparison.legend')}
      </p>
      <ol className={styles.columns} aria-label={t('catalogue.comparison.chosen')}>
        {chosen.map((ability, at) => (
          <li key={ability.abilityNo}>
            <ContentPicture
              src={ability.cover}
              width={480}
              height={300}
              shape="16x9"
              sizes="240px"
              decorative
              className={styles.cover}
            />
            <Link to={siteUrl(abilityPath(ability.abilityNo))} className={styles.name}>
              {ability.abilityName}
            </Link>
            {ability.hasEngine && <EngineMark className={styles.mark} />}
            <div className={styles.tools}>
              {at > 0 && move(ability, -1)}
              {at < chosen.length - 1 && move(ability, 1)}
              <AheadLink
                to={changed((numbers) => numbers.filter((other) => other !== ability.abilityNo))}
                preventScrollReset
                aria-label={t('catalogue.comparison.remove', { name: ability.abilityName })}
              >
                <X size={18} aria-hidden="true" />
              </AheadLink>
            </div>
          </li>
        ))}
      </ol>
      {chosen.length < COMPARED_MOST && (
        <div className={styles.free}>
          <AddAbility choices={choices} />
        </div>
      )}
    </div>
  );
};
