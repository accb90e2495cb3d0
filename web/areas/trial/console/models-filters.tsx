import { Input } from 'antd';
import type { RefObject } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useTypedFilter } from '#web/kit/list/address-filters.ts';
import filters from '#web/kit/console/console-filters.module.css';
import room from '#web/kit/console/room.module.css';
import { ConsoleTabs } from '#web/kit/console/room-tabs.tsx';
import { engineKinds, type ModelPage, modelPageUrl } from './models-address.ts';

interface ModelsFiltersProps {
  at: ModelPage;
  box: RefObject<HTMLDivElement | null>;
}

/** Narrows the list. The address holds the conditions. */
export const ModelsFilters = ({ at, box }: ModelsFiltersProps) => {
  const keyword = useTypedFilter('keyword');
  return (
    <div className={room.bar}>
      <ConsoleTabs
        label={t('models.filters')}
        tabs={([undefined, ...engineKinds] as const).map((kind) => ({
          path: modelPageUrl({ ...at, engine: kind, pageNo: 1 }),
          text: t(`models.filter.${kind ?? 'all'}`),
          isCurrent: at.engine === kind,
        }))}
      />
      <div ref={box} role="search" aria-label={t('models.search')}>
        <Input
          {...keyword}
          allowClear
          className={filters.keyword as string}
          aria-label={t('models.keyword')}
          placeholder={t('models.keyword')}
          maxLength={KEYWORD_MAXIMUM}
        />
      </div>
    </div>
  );
};
