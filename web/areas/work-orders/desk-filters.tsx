import { Checkbox, Input, Segmented, Select } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/limits.ts';
import { kindNames, severities } from '#contract/work-orders/kinds.ts';
import {
  isOpen,
  type StateName,
  stateNames,
  type WorkOrderState,
  workOrderStates,
} from '#contract/work-orders/states.ts';
import { t } from '#web/texts.ts';
import { deskUrl, type DeskQuery, emptyDeskQuery } from './desk-address.ts';
import styles from './desk-filters.module.css';

interface DeskFiltersProps {
  query: DeskQuery;
  counts: readonly { state: WorkOrderState; count: number }[];
  /** To the first page under other conditions. */
  onChange: (conditions: Partial<DeskQuery>) => void;
}

/** A value that is none is the first choice. */
const ANY = '';

/** What narrows the desk; all of it stands in the address. */
export const DeskFilters = ({ query, counts, onChange }: DeskFiltersProps) => {
  const { state, kind, severity, assignee, urged, order, keyword } = query;
  const [typed, setTyped] = useState(keyword);
  useEffect(() => setTyped(keyword), [keyword]);
  const countOf = (name: StateName) => counts.find((counted) => counted.state === workOrderStates[name])?.count ?? 0;
  /** Nobody waits for what has ended: it is not counted. */
  const labelOf = (name: StateName) => {
    const label = t(`workOrders.state.${name}`);
    return isOpen(workOrderStates[name]) ? `${label} ${countOf(name)}` : label;
  };
  const isFiltered = deskUrl({ ...query, id: undefined, page: 1 }) !== deskUrl(emptyDeskQuery);
  return (
    <search className={styles.filters}>
      <Input.Search
        className={styles.keyword ?? ''}
        value={typed}
        maxLength={KEYWORD_MAXIMUM}
        allowClear
        placeholder={t('workOrders.desk.filter.keyword')}
        aria-label={t('workOrders.desk.filter.keyword')}
        onChange={({ target }) => setTyped(target.value)}
        onSearch={(value) => onChange({ keyword: value.trim() })}
      />
      <Select
        aria-label={t('workOrders.desk.filter.state')}
        className={styles.select ?? ''}
        value={state ?? ANY}
        onChange={(value) => onChange({ state: value === ANY ? undefined : (value as DeskQuery['state']) })}
        options={[
          { value: ANY, label: t('workOrders.desk.state.open') },
          ...stateNames.map((name) => ({ value: name, label: labelOf(name) })),
          { value: 'all', label: t('workOrders.desk.state.all') },
        ]}
      />
      <Select
        aria-label={t('workOrders.desk.filter.kind')}
        className={styles.select ?? ''}
        value={kind ?? ANY}
        onChange={(value) => onChange({ kind: value === ANY ? undefined : (value as DeskQuery['kind']) })}
        options={[
          { value: ANY, label: t('workOrders.filter.kind.all') },
          ...kindNames.map((name) => ({ value: name, label: t(`workOrders.kind.${name}`) })),
        ]}
      />
      <Select
        aria-label={t('workOrders.desk.filter.severity')}
        className={styles.select ?? ''}
        value={severity ?? 0}
        onChange={(value) => onChange({ severity: severities.find((one) => one === value) })}
        options={[
          { value: 0, label: t('workOrders.desk.severity.all') },
          ...severities.map((one) => ({ value: one, label: t(`workOrders.severity.${one}`) })),
        ]}
      />
      <Select
        aria-label={t('workOrders.desk.filter.assignee')}
        className={styles.select ?? ''}
        value={assignee ?? ANY}
        onChange={(value) => onChange({ assignee: value === ANY ? undefined : (value as DeskQuery['assignee']) })}
        options={[
          { value: ANY, label: t('workOrders.desk.assignee.all') },
          { value: 'me', label: t('workOrders.desk.assignee.me') },
          { value: 'none', label: t('workOrders.desk.assignee.none') },
        ]}
      />
      <Checkbox checked={urged} onChange={({ target }) => onChange({ urged: target.checked })}>
        {t('workOrders.desk.filter.urged')}
      </Checkbox>
      <Segmented<DeskQuery['order']>
        aria-label={t('workOrders.desk.filter.order')}
        value={order}
        onChange={(value) => onChange({ order: value })}
        options={[
          { value: 'waiting', label: t('workOrders.desk.order.waiting') },
          { value: 'newest', label: t('workOrders.desk.order.newest') },
        ]}
      />
      {isFiltered && (
        <Link to={deskUrl(emptyDeskQuery)} className={styles.clear}>
          {t('workOrders.desk.clear')}
        </Link>
      )}
    </search>
  );
};
