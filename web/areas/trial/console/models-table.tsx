import type { TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router';
import type { RefObject } from 'react';
import { t } from '#web/kit/texts.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changing, type UrlAhead } from '#web/kit/list/changing.ts';
import { usePendingSearch } from '#web/kit/list/search-ahead.ts';
import { useListQuery } from '#web/kit/list/use-list-query.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useRowKeys } from '#web/kit/console/row-keys.ts';
import { type ModelQuery, modelList } from '#contract/trial/model-list.ts';
import { engineKindOf, type ModelAbility, pageOfModels } from './models-list.ts';
import styles from './models.module.css';

const engineWords = ({ engine }: ModelAbility): string => {
  if (!engine) return t('models.engine.none');
  const { model, version } = engine;
  return t(`models.engine.${engine.kind}`, { model, version });
};

/** Returns nothing for zero, which keeps cards short. */
const counted = (key: 'models.packagesCount' | 'models.times', count: number) => (count > 0 ? t(key, { count }) : null);

const LABELS_SHOWN = 4;

/** Names the first labels, and how many there are if not all are named. */
const someLabels = (labels: readonly string[]): string => {
  const named = labels.slice(0, LABELS_SHOWN).join('、');
  return labels.length > LABELS_SHOWN ? t('models.labelsOf', { named, count: labels.length }) : named;
};

type ModelOrder = ModelQuery['order'];

const sortable = (key: 'packages' | 'downloads', order: ModelOrder) => ({
  key,
  title: t(`models.${key}`),
  sorter: true,
  sortOrder: order === key ? ('descend' as const) : null,
  sortDirections: ['descend' as const],
});

const columnsFor = (order: ModelOrder, urlOf: (abilityNo: number) => UrlAhead): TableColumnsType<ModelAbility> => [
  {
    key: 'ability',
    title: t('models.ability'),
    render: (_, { abilityNo, abilityName }) => (
      <AheadLink to={urlOf(abilityNo)} className={styles.name}>
        {abilityName}
        <span className={styles.no}>{abilityNo}</span>
      </AheadLink>
    ),
  },
  {
    key: 'engine',
    title: t('models.engine'),
    render: (_, ability) => (
      <span className={engineKindOf(ability) === 'none' ? styles.none : undefined}>{engineWords(ability)}</span>
    ),
  },
  {
    key: 'labels',
    title: t('models.labelsColumn'),
    render: (_, { labels }) => <span className={styles.labels}>{someLabels(labels)}</span>,
  },
  { ...sortable('packages', order), render: (_, { packages }) => counted('models.packagesCount', packages) },
  { ...sortable('downloads', order), render: (_, { downloads }) => counted('models.times', downloads) },
];

interface ModelsTableProps {
  abilities: readonly ModelAbility[];
  query: ModelQuery;
  box: RefObject<HTMLElement | null>;
}

/** A page of the filtered abilities, with the engine of each. */
export const ModelsTable = ({ abilities, query, box }: ModelsTableProps) => {
  const { change } = useListQuery(modelList);
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  const urlOf = (abilityNo: number) => changing(modelList, query, { abilityNo });
  const { rows, total } = pageOfModels(abilities, query);
  const { pageNo, order } = query;
  const narrowed = modelList.isNarrowed(query);
  useRowKeys({ search: box, ids: rows.map(({ abilityNo }) => String(abilityNo)) });
  return (
    <AntdList<ModelAbility>
      label={t('models.ability')}
      rows={rows}
      rowKey="abilityNo"
      size="small"
      columns={columnsFor(order, urlOf)}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order: direction } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        change({ order: direction ? (columnKey as ModelOrder) : modelList.empty.order });
      }}
      opens={{ key: undefined, open: (key) => void navigate(urlOf(Number(key))(pendingSearch())) }}
      empty={
        <EmptyState searched={narrowed} title={t('models.none')}>
          {narrowed && (
            <Link to={modelList.path} className="button button-plain">
              {t('console.clear')}
            </Link>
          )}
        </EmptyState>
      }
      paging={{
        pageNo,
        pageSize: modelList.parameters.pageNo.size,
        total,
        urlOf: (page, pending) => changing(modelList, query, { pageNo: page })(pending),
      }}
    />
  );
};
