import { Checkbox, Input, Segmented, Select } from 'antd';
import { Link } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { kindNames, severities } from '#contract/work-orders/kinds.ts';
import {
  isOpen,
  type StateName,
  stateNames,
  type WorkOrderState,
  workOrderStates,
} from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters, useTypedFilter } from '#web/kit/list/address-filters.ts';
import { DESK_PATH, type DeskQuery, deskUrl, readDeskQuery } from './desk-address.ts';
import styles from './desk-filters.module.css';

/** The value of the first option, which sets no filter. */
const ANY = '';

/** The filters of the desk. The address holds all of them. */
export const DeskFilters = ({ counts }: { counts: readonly { state: WorkOrderState; count: number }[] }) => {
  const { search, change } = useAddressFilters();
  const typed = useTypedFilter('keyword');
  const query = readDeskQuery(search);
  const { state, kind, severity, assignee, urged, order } = query;
  const countOf = (name: StateName) => counts.find((counted) => counted.state === workOrderStates[name])?.count ?? 0;
  /** The label has a count only for open states, since nobody waits for a closed order. */
  const labelOf = (name: StateName) => {
    const label = t(`workOrders.state.${name}`);
    return isOpen(workOrderStates[name]) ? `${label} ${countOf(name)}` : label;
  };
  const isFiltered = deskUrl({ ...query, id: undefined, page: 1 }) !== DESK_PATH;
  return (
    <search className={styles.filters}>
      <Input
        {...typed}
        className={styles.keyword ?? ''}
        maxLength={KEYWORD_MAXIMUM}
        placeholder={t('workOrders.desk.filter.keyword')}
        aria-label={t('workOrders.desk.filter.keyword')}
      />
      <Select
        aria-label={t('workOrders.desk.filter.state')}
        className={styles.select ?? ''}
        value={state ?? ANY}
        onChange={(chosen) => change({ state: chosen })}
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
        onChange={(chosen) => change({ kind: chosen })}
        options={[
          { value: ANY, label: t('workOrders.filter.kind.all') },
          ...kindNames.map((name) => ({ value: name, label: t(`workOrders.kind.${name}`) })),
        ]}
      />
      <Select
        aria-label={t('workOrders.desk.filter.severity')}
        className={styles.select ?? ''}
        value={severity ?? 0}
        onChange={(chosen) => change({ severity: chosen === 0 ? undefined : chosen })}
        options={[
          { value: 0, label: t('workOrders.desk.severity.all') },
          ...severities.map((one) => ({ value: one, label: t(`workOrders.severity.${one}`) })),
        ]}
      />
      <Select
        aria-label={t('workOrders.desk.filter.assignee')}
        className={styles.select ?? ''}
        value={assignee ?? ANY}
        onChange={(chosen) => change({ assignee: chosen })}
        options={[
          { value: ANY, label: t('workOrders.desk.assignee.all') },
          { value: 'me', label: t('workOrders.desk.assignee.me') },
          { value: 'none', label: t('workOrders.desk.assignee.none') },
        ]}
      />
      <Checkbox checked={urged} onChange={({ target }) => change({ urged: target.checked ? 1 : undefined })}>
        {t('workOrders.desk.filter.urged')}
      </Checkbox>
      <Segmented<DeskQuery['order']>
        aria-label={t('workOrders.desk.filter.order')}
        value={order}
        onChange={(chosen) => change({ order: chosen === 'waiting' ? undefined : chosen })}
        options={[
          { value: 'waiting', label: t('workOrders.desk.order.waiting') },
          { value: 'newest', label: t('workOrders.desk.order.newest') },
        ]}
      />
      {isFiltered && (
        <Link to={DESK_PATH} className={styles.clear}>
          {t('workOrders.desk.clear')}
        </Link>
      )}
    </search>
  );
};
