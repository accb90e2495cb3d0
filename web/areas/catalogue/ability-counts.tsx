import { Download, Eye } from 'lucide-react';
import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';

/** Fewer say nothing about an ability, and make a new portal look empty. */
const SIGNIFICANT = 100;

interface AbilityCountsProps {
  ability: Pick<AbilitySummary, 'viewCount' | 'downloadCount'>;
  all?: boolean;
}

/** The numbers of views and downloads of an ability, from a hundred on, or `all`. */
export const AbilityCounts = ({ ability, all = false }: AbilityCountsProps) => {
  const least = all ? 1 : SIGNIFICANT;
  return (
    <>
      {ability.viewCount >= least && (
        <span>
          <Eye size={14} aria-hidden="true" />
          {t('catalogue.card.views', { count: ability.viewCount })}
        </span>
      )}
      {ability.downloadCount >= least && (
        <span>
          <Download size={14} aria-hidden="true" />
          {t('catalogue.card.downloads', { count: ability.downloadCount })}
        </span>
      )}
    </>
  );
};
