import { Input } from 'antd';
import type { RefObject } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { changing } from '#web/kit/list/changing.ts';
import { useListQuery, useTypedText } from '#web/kit/list/use-list-query.ts';
import filters from '#web/kit/console/console-filters.module.css';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';
import { engineKinds, type ModelQuery, modelList } from '#contract/trial/model-list.ts';

interface ModelsFiltersProps {
  at: ModelQuery;
  box: RefObject<HTMLDivElement | null>;
}

/** Narrows the list. The address holds the conditions. */
export const ModelsFilters = ({ at, box }: ModelsFiltersProps) => {
  const { query, change } = useListQuery(modelList);
  const keyword = useTypedText({ list: modelList, name: 'keyword', query, change });
  return (
    <Toolbar>
      <LinkTabs
        label={t('models.filters')}
        tabs={([undefined, ...engineKinds] as const).map((kind) => ({
          path: changing(modelList, at, { engine: kind, pageNo: 1 }),
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
    </Toolbar>
  );
};
