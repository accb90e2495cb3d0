import type { TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router';
import type { RefObject } from 'react';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters } from '#web/kit/list/address-filters.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useRowKeys } from '#web/kit/console/row-keys.ts';
import { isOneOf } from '#web/kit/console/address.ts';
import { modelOrders, type ModelOrder, type ModelPage, modelPageUrl } from './models-address.ts';
import { engineKindOf, type ModelAbility, MODELS_PAGE_SIZE, pageOfModels } from './models-list.ts';
import styles from './models.module.css';

const engineWords = ({ engine }: ModelAbility): string => {
  if (!engine) return t('models.engine.none');
  const { model, version } = engine;
  return t(`models.engine.${engine.kind}`, { model, version });
};

/** Returns nothing for zero, which keeps cards short. */
const counted = (key: 'models.packagesCount' | 'models.times', count: number) => (count > 0 ? t(key, { count }) : null);

const sortable = (key: ModelOrder, order: ModelOrder | undefined) => ({
  key,
  title: t(`models.${key}`),
  sorter: true,
  sortOrder: order === key ? ('descend' as const) : null,
  sortDirections: ['descend' as const],
});

const columnsFor = (
  order: ModelOrder | undefined,
  urlOf: (abilityNo: number) => string,
): TableColumnsType<ModelAbility> => [
  {
    key: 'ability',
    title: t('models.ability'),
    render: (_, { abilityNo, abilityName }) => (
      <Link to={urlOf(abilityNo)} className={styles.name}>
        {abilityName}
        <span className={styles.no}>{abilityNo}</span>
      </Link>
    ),
  },
  {
    key: 'engine',
    title: t('models.engine'),
    render: (_, ability) => (
      <span className={engineKindOf(ability) === 'none' ? styles.none : undefined}>{engineWords(ability)}</span>
    ),
  },
  { ...sortable('packages', order), render: (_, { packages }) => counted('models.packagesCount', packages) },
  { ...sortable('downloads', order), render: (_, { downloads }) => counted('models.times', downloads) },
];

interface ModelsTableProps {
  abilities: readonly ModelAbility[];
  room: ModelPage;
  box: RefObject<HTMLElement | null>;
}

/** A page of the filtered abilities, with the engine of each. */
export const ModelsTable = ({ abilities, room, box }: ModelsTableProps) => {
  const { change, urlOf } = useAddressFilters();
  const navigate = useNavigate();
  const { rows, total } = pageOfModels(abilities, room);
  const { pageNo, order, keyword, engine } = room;
  const narrowed = keyword !== undefined || engine !== undefined;
  useRowKeys({ search: box, ids: rows.map(({ abilityNo }) => String(abilityNo)) });
  return (
    <AntdList<ModelAbility>
      label={t('models.ability')}
      rows={rows}
      rowKey="abilityNo"
      size="small"
      columns={columnsFor(order, (abilityNo) => modelPageUrl({ ...room, abilityNo }))}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order: direction } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
        const key = String(columnKey);
        change({ order: direction && isOneOf(modelOrders)(key) ? key : '' });
      }}
      opens={{ key: undefined, open: (key) => void navigate(modelPageUrl({ ...room, abilityNo: Number(key) })) }}
      empty={
        <EmptyState searched={narrowed} title={t('models.none')}>
          <Link to={modelPageUrl({})} className="button button-plain">
            {t(narrowed ? 'console.clear' : 'models.back')}
          </Link>
        </EmptyState>
      }
      paging={{ pageNo, pageSize: MODELS_PAGE_SIZE, total, urlOf }}
    />
  );
};
