import { Download, Eye } from 'lucide-react';
import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';

/** How often an ability is looked at and downloaded; a number that has not begun says nothing. */
export const AbilityCounts = ({ ability }: { ability: Pick<AbilitySummary, 'viewCount' | 'downloadCount'> }) => (
  <>
    {ability.viewCount > 0 && (
      <span>
        <Eye size={14} aria-hidden="true" />
        {t('catalogue.card.views', { count: ability.viewCount })}
      </span>
    )}
    {ability.downloadCount > 0 && (
      <span>
        <Download size={14} aria-hidden="true" />
        {t('catalogue.card.downloads', { count: ability.downloadCount })}
      </span>
    )}
  </>
);
