import { Download, Eye } from 'lucide-react';
import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';

/** The numbers of views and downloads of an ability; zeros are hidden. */
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
